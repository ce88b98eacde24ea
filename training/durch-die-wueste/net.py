"""The net: residual hex convolutions over the cells, with a policy, the shares of the win, points and owners of cells."""

import os

import torch
import torch.nn.functional as F
from torch import nn

try:
    import kernels
except ImportError:  # no GPU here: the same sums, slowly
    kernels = None

PLANES, GLOBALS, COLOURS, SEATS = 128, 112, 5, 5
P_ROOM, P_OPEN = 4, 33
G_PHASE, G_SEATS, G_COLOURS = 0, 4, 73
# DW_SMALL: a net that is good for nothing, to try everything out without a GPU.
WIDTH, BLOCKS, HEAD, VALUE = (16, 2, 8, 16) if os.environ.get("DW_SMALL") else (64, 6, 32, 64)
POOLED = tuple(range(1, BLOCKS, 2))


def read_boards(path):
    """Neighbours of each cell, then the cell itself, for both boards; the number of cells stands for none."""
    lines = open(path).read().split("\n")
    boards, at = [], 0
    for _ in range(2):
        cells = int(lines[at])
        rows = [[int(n) for n in line.split()[:6]] for line in lines[at + 1 : at + 1 + cells]]
        boards.append(torch.tensor([row + [cell] for cell, row in enumerate(rows)], dtype=torch.int32))
        at += 1 + cells
    return boards


def gathered(x, near):
    padded = F.pad(x, (0, 0, 0, 1))
    return padded[:, near.flatten().long()].reshape(x.shape[0], near.shape[0], 7 * x.shape[2])


def conv(x, near, weight, **more):
    if x.is_cuda and kernels:
        return kernels.hex_conv(x.contiguous(), near, weight.contiguous(), **more)
    if more.get("before") is not None:
        x = x + more["before"][:, None]
    if more.get("relu"):
        x = x.relu()
    out = gathered(x, near) @ weight.reshape(-1, weight.shape[2])
    if more.get("bias") is not None:
        out = out + more["bias"]
    return out if more.get("residual") is None else out + more["residual"]


class HexConv(torch.autograd.Function):
    """The backward pass by gathering too: a neighbour's neighbour on the other side is oneself."""

    @staticmethod
    def forward(ctx, x, weight, near):
        ctx.save_for_backward(x, weight, near)
        return conv(x, near, weight)

    @staticmethod
    def backward(ctx, grad):
        x, weight, near = ctx.saved_tensors
        grad = grad.contiguous()
        across = weight[[3, 4, 5, 0, 1, 2, 6]].transpose(1, 2).contiguous()
        grad_x = conv(grad, near, across)
        rows = gathered(x, near).reshape(-1, 7 * x.shape[2])
        grad_w = rows.t() @ grad.reshape(-1, grad.shape[2])
        return grad_x, grad_w.reshape(weight.shape), None


def pool(x):
    return torch.cat([x.mean(1), x.amax(1)], 1)


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        w = WIDTH
        self.embed = nn.Linear(PLANES, w, bias=False)
        self.globals = nn.Linear(GLOBALS, w)
        self.first = nn.ParameterList([nn.Parameter(torch.randn(7, w, w) * (2 / (7 * w)) ** 0.5) for _ in range(BLOCKS)])
        self.second = nn.ParameterList([nn.Parameter(torch.randn(7, w, w) * 0.1 * (2 / (7 * w)) ** 0.5) for _ in range(BLOCKS)])
        self.first_bias = nn.ParameterList([nn.Parameter(torch.zeros(w)) for _ in range(BLOCKS)])
        self.second_bias = nn.ParameterList([nn.Parameter(torch.zeros(w)) for _ in range(BLOCKS)])
        self.pooled = nn.ModuleList([nn.Linear(2 * w, w, bias=False) for _ in POOLED])
        self.policy_in = nn.Linear(w, HEAD)
        self.policy_pool = nn.Linear(2 * w, HEAD, bias=False)
        self.policy_out = nn.Linear(HEAD, COLOURS)
        self.give = nn.Linear(2 * w, COLOURS)
        self.value_in = nn.Linear(2 * w + GLOBALS, VALUE)
        self.value_out = nn.Linear(VALUE, 2 * SEATS)
        self.owners = nn.Linear(w, SEATS + 1)
        for layer in self.pooled:
            nn.init.zeros_(layer.weight)
        for layer in (self.policy_out, self.give, self.value_out):
            nn.init.normal_(layer.weight, std=0.01)

    def trunk(self, planes, numbers, near):
        kind = planes.dtype
        x = F.linear(planes, self.embed.weight.to(kind)) + F.linear(numbers, self.globals.weight.to(kind), self.globals.bias.to(kind))[:, None]
        for i in range(BLOCKS):
            h = HexConv.apply(x.relu(), self.first[i].to(kind), near) + self.first_bias[i].to(kind)
            if i in POOLED:
                h = h + F.linear(pool(h.relu()), self.pooled[POOLED.index(i)].weight.to(kind))[:, None]
            x = x + HexConv.apply(h.relu(), self.second[i].to(kind), near) + self.second_bias[i].to(kind)
        return x.relu()

    def forward(self, planes, numbers, near):
        """Logits of cells × colours and of what can be given back; shares and points by seat; owners of cells."""
        t = self.trunk(planes, numbers, near).float()
        p = pool(t)
        policy = self.policy_out((self.policy_in(t) + self.policy_pool(p)[:, None]).relu()).flatten(1)
        value = self.value_out(self.value_in(torch.cat([p, numbers.float()], 1)).relu())
        return torch.cat([policy, self.give(p)], 1), value[:, :SEATS], value[:, SEATS:], self.owners(t)


class Player:
    """The net as self-play uses it: everything in bf16, and the steps between convolutions inside them."""

    def __init__(self, net, device):
        self.kind = torch.bfloat16 if device.type == "cuda" else torch.float32
        self.device = device
        self.weights = {name: value.detach().to(device, self.kind).clone() for name, value in net.state_dict().items()}

    def load(self, state):
        for name, value in state.items():
            self.weights[name].copy_(value)

    @torch.no_grad()
    def answers(self, planes, numbers, near):
        w = self.weights
        x = F.linear(planes, w["embed.weight"]) + F.linear(numbers, w["globals.weight"], w["globals.bias"])[:, None]
        for i in range(BLOCKS):
            h = conv(x, near, w[f"first.{i}"], bias=w[f"first_bias.{i}"], relu=True)
            before = None
            if i in POOLED:
                before = F.linear(pool(h.relu()), w[f"pooled.{POOLED.index(i)}.weight"])
            x = conv(h, near, w[f"second.{i}"], bias=w[f"second_bias.{i}"], before=before, relu=True, residual=x)
        t = x.relu()
        p = pool(t)
        hidden = (F.linear(t, w["policy_in.weight"], w["policy_in.bias"]) + F.linear(p, w["policy_pool.weight"])[:, None]).relu()
        policy = F.linear(hidden, w["policy_out.weight"], w["policy_out.bias"]).flatten(1)
        value = F.linear(F.linear(torch.cat([p, numbers], 1), w["value_in.weight"], w["value_in.bias"]).relu(), w["value_out.weight"], w["value_out.bias"])
        return torch.cat([policy, F.linear(p, w["give.weight"], w["give.bias"]), value], 1).float()


def dense(index, value, cells, kind):
    """Planes from their sparse list: samples × cells × planes."""
    samples = index.shape[0]
    out = torch.zeros((samples, (cells + 1) * PLANES), device=index.device, dtype=kind)
    at = torch.where(index < 0, cells * PLANES, index.int()).long()
    out.scatter_(1, at, value.to(kind) / 16)
    return out.view(samples, cells + 1, PLANES)[:, :cells].contiguous()


def legal(planes, numbers):
    """Which answers of the policy are legal moves."""
    camels = planes[:, :, P_OPEN : P_OPEN + COLOURS] > 0
    colours = numbers[:, G_COLOURS : G_COLOURS + COLOURS] > 0
    riders = (planes[:, :, P_ROOM, None] > 0) & colours[:, None]
    phase = numbers[:, G_PHASE : G_PHASE + 3] > 0
    cells = torch.where(phase[:, 2, None, None], camels, riders & phase[:, 1, None, None])
    return torch.cat([cells.flatten(1), colours & phase[:, :1]], 1)


def losses(net, batch, near):
    """Each loss as a mean over the samples."""
    cells = near.shape[0]
    kind = torch.bfloat16 if batch["index"].is_cuda else torch.float32
    planes = dense(batch["index"], batch["value"], cells, kind)
    numbers = batch["globals"].to(kind) / 16
    policy, shares, points, owners = net(planes, numbers, near)
    logs = policy.masked_fill(~legal(planes, numbers), -1e9).log_softmax(1)
    target = batch["target_share"]
    chosen = logs.gather(1, batch["target_index"].long())
    there = torch.arange(SEATS, device=policy.device)[None] < seats_of(numbers)[:, None]
    wins = shares.masked_fill(~there, -1e9).log_softmax(1)
    entropy = -(target * target.clamp_min(1e-9).log()).sum(1).mean()
    return {
        "policy": -(target * chosen).sum(1).mean() - entropy,
        "win": -(batch["shares"] * wins.masked_fill(~there, 0)).sum(1).mean(),
        "points": (F.smooth_l1_loss(points, batch["points"], reduction="none", beta=0.5) * there).sum(1).mean(),
        "owners": F.cross_entropy(owners.flatten(0, 1), batch["owners"].long().flatten()),
    }


def seats_of(numbers):
    return 2 + numbers[:, G_SEATS : G_SEATS + 4].float().argmax(1)


WEIGHTS = {"policy": 1.0, "win": 1.0, "points": 0.5, "owners": 0.5}


def total(parts):
    return sum(WEIGHTS[name] * part for name, part in parts.items())
