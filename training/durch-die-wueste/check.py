"""Is the net's arithmetic right? The kernel against plain sums, its gradient, and self-play's net against training's."""

import time

import torch

import net as nets
from net import HexConv, Net, Player, gathered, read_boards
from pathlib import Path

device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
torch.manual_seed(1)
worst = 0.0


def differ(name, ours, theirs, most):
    global worst
    ours, theirs = ours.detach().double(), theirs.detach().double()
    gap = float((ours - theirs).norm() / theirs.norm())
    print(f"{name}: {gap:.2e}")
    worst = max(worst, gap / most) if gap == gap else float("inf")


def plain(x, weight, near):
    return gathered(x, near) @ weight.reshape(-1, weight.shape[2])


for near in read_boards(Path(__file__).parent / "board.txt"):
    near = near.to(device)
    kind = torch.bfloat16 if device.type == "cuda" else torch.float64
    x = torch.randn(5, near.shape[0], nets.WIDTH, device=device, dtype=kind)
    w = torch.randn(7, nets.WIDTH, nets.WIDTH, device=device, dtype=kind) * 0.05
    exact = [x.double().clone().requires_grad_(), w.double().clone().requires_grad_()]
    ours = [x.clone().requires_grad_(), w.clone().requires_grad_()]
    grad = torch.randn_like(x)
    a, b = plain(*exact, near), HexConv.apply(*ours, near)
    a.backward(grad.double())
    b.backward(grad)
    differ("convolution", b, a, 1e-2)
    differ("gradient of what goes in", ours[0].grad, exact[0].grad, 1e-2)
    differ("gradient of the weights", ours[1].grad, exact[1].grad, 1e-2)
    net = Net().to(device)
    torch.nn.init.normal_(net.pooled[0].weight, std=0.05)
    for layer in (net.policy_out, net.give, net.value_out):
        torch.nn.init.normal_(layer.weight, std=0.3)
    player = Player(net, device)
    planes = (torch.rand(64, near.shape[0], nets.PLANES, device=device) < 0.02).to(player.kind)
    numbers = torch.rand(64, nets.GLOBALS, device=device).to(player.kind)
    policy, shares, points, _ = net(planes, numbers, near)
    differ("the player's net", player.answers(planes, numbers, near), torch.cat([policy, shares, points], 1), 3e-2)

if device.type == "cuda":
    near = read_boards(Path(__file__).parent / "board.txt")[0].to(device)
    planes = (torch.rand(1536, 189, nets.PLANES, device=device) < 0.02).to(torch.bfloat16)
    numbers = torch.rand(1536, nets.GLOBALS, device=device).to(torch.bfloat16)
    for _ in range(3):
        player.answers(planes, numbers, near)
    torch.cuda.synchronize()
    begin = time.time()
    for _ in range(20):
        player.answers(planes, numbers, near)
    torch.cuda.synchronize()
    print(f"{20 * 1536 / (time.time() - begin):,.0f} answers a second")
raise SystemExit(worst > 1)
