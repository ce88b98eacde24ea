"""Self-play and training in turn, for a given time: `python3 train.py --seconds 1400 --out FOLDER`."""

import argparse
import json
import math
import time
from pathlib import Path

import torch

from export import restored
from net import Net, Player, losses, read_boards, total
from selfplay import Group, Inbox, Replay, build, figures

HERE = Path(__file__).parent


def read_arguments():
    parse = argparse.ArgumentParser()
    parse.add_argument("--seconds", type=float, default=1400)
    parse.add_argument("--out", default="out")
    parse.add_argument("--seed", type=int, default=1)
    parse.add_argument("--threads", type=int, default=16)
    parse.add_argument("--near", type=int, nargs="*", default=[1536, 1536, 1536], help="groups of games with 2 and 3 seats")
    parse.add_argument("--whole", type=int, nargs="*", default=[1024, 1024], help="groups of games with 4 and 5 seats")
    parse.add_argument("--two", type=int, default=75, help="of 100 games on the small board, so many with two seats")
    parse.add_argument("--four", type=int, default=65, help="of 100 games on the whole board, so many with four seats")
    parse.add_argument("--plan", default="0:12:8,0.06:20:12,0.2:32:16", help="from which part of the time: simulations: moves considered at the root")
    parse.add_argument("--value-scale", type=float, default=0.1)
    parse.add_argument("--rate", type=float, default=1.2e-3)
    parse.add_argument("--batch", type=int, default=2048)
    parse.add_argument("--ratio", type=float, default=0.95, help="how often a position is learnt from, on average")
    parse.add_argument("--window", type=int, default=1_500_000)
    parse.add_argument("--inbox", type=int, default=131072)
    parse.add_argument("--pause", type=float, default=3, help="seconds of self-play between two rounds of training")
    parse.add_argument("--start", help="a checkpoint or exported weights to go on from")
    return parse.parse_args()


def state_from(path):
    """A checkpoint, or weights that were exported: these hold no owners."""
    return restored(path) if path.endswith(".bin") else torch.load(path, map_location="cpu")["net"]


def rate_at(args, part):
    """Warms up, stays, and falls to a fiftieth over the last 45 % of the time."""
    warm = min(1, part / 0.02 + 0.05)
    fall = 0 if part < 0.55 else (part - 0.55) / 0.45
    return args.rate * warm * (0.02 + 0.98 * 0.5 * (1 + math.cos(math.pi * min(1, fall))))


class Trainer:
    def __init__(self, args, device):
        torch.manual_seed(args.seed)
        self.args, self.device = args, device
        self.out = Path(args.out)
        self.out.mkdir(parents=True, exist_ok=True)
        self.library = build(self.out.parent / "selfplay-build")
        self.library.dw_begin(str(HERE / "board.txt").encode(), args.threads)
        self.boards = [near.to(device) for near in read_boards(HERE / "board.txt")]
        self.net = Net().to(device)
        if args.start:
            self.net.load_state_dict(state_from(args.start), strict=False)
        self.average = {name: value.detach().clone() for name, value in self.net.state_dict().items()}
        self.player = Player(self.net, device)
        self.optimizer = torch.optim.AdamW(self.net.parameters(), lr=args.rate, weight_decay=0.02, betas=(0.9, 0.98))
        cells = [near.shape[0] for near in self.boards]
        self.inboxes = [Inbox(self.library, board, cells[board], args.inbox, device) for board in range(2)]
        self.replays = [Replay(cells[board], args.window, device) for board in range(2)]
        self.held = [Replay(cells[board], max(1024, args.window // 40), device) for board in range(2)]
        self.owed, self.learnt, self.seen, self.steps = [0.0, 0.0], 0, [0, 0], 0
        self.draws = torch.Generator(device=device).manual_seed(args.seed)
        self.groups = self.new_groups()

    def new_groups(self):
        args, groups = self.args, []
        kinds = [(0, games, (2, 3), args.two) for games in args.near] + [(1, games, (4, 5), args.four) for games in args.whole]
        for number, (board, games, seats, share) in enumerate(kinds):
            groups.append(Group(self.library, self.player, self.boards[board], games, seats, share, args.seed * 1000 + number, self.device))
        return groups

    def plan(self, part):
        for line in reversed(self.args.plan.split(",")):
            begin, simulations, considered = line.split(":")
            if part >= float(begin):
                return self.library.dw_search(int(simulations), int(considered), self.args.value_scale, 1.0)

    def collect(self):
        for board in range(2):
            _, fresh = self.inboxes[board].take(self.device)
            held = fresh["held_out"].flatten() > 0
            self.held[board].add({name: array[held] for name, array in fresh.items()})
            kept = {name: array[~held] for name, array in fresh.items()}
            self.replays[board].add(kept)
            n = kept["index"].shape[0]
            self.seen[board] += n
            self.owed[board] += self.args.ratio * n

    def learn(self, part):
        """As many steps as the new positions allow; returns the mean losses."""
        sums, steps = {}, 0
        for group in self.optimizer.param_groups:
            group["lr"] = rate_at(self.args, part)
        while max(self.owed) >= self.args.batch:
            board = 0 if self.owed[0] >= self.owed[1] else 1
            self.owed[board] -= self.args.batch
            window = max(100_000, min(self.args.window, int(0.4 * self.seen[board])))
            batch = self.replays[board].newest(window, self.args.batch, self.draws)
            parts = losses(self.net, batch, self.boards[board])
            self.optimizer.zero_grad(set_to_none=True)
            total(parts).backward()
            torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
            self.optimizer.step()
            self.steps += 1
            steps += 1
            self.learnt += self.args.batch
            self.blend()
            for name, value in parts.items():
                sums[name] = sums.get(name, 0) + value.detach()
        self.player.load(self.average)
        return {name: round(float(value) / steps, 4) for name, value in sums.items()}

    def blend(self):
        decay = min(0.998, 1 - 1 / (1 + self.steps / 4))
        with torch.no_grad():
            mine = list(self.net.state_dict().values())
            torch._foreach_lerp_(list(self.average.values()), mine, 1 - decay)

    @torch.no_grad()
    def hold_out(self):
        """Losses of the averaged net on games it never learns from, by board."""
        mine = {name: value.clone() for name, value in self.net.state_dict().items()}
        self.net.load_state_dict(self.average)
        found = {}
        for board, held in enumerate(self.held):
            if held.count < 512:
                continue
            sums = {}
            for _ in range(4):
                for name, value in losses(self.net, held.newest(held.count, 2048, self.draws), self.boards[board]).items():
                    sums[name] = sums.get(name, 0) + float(value) / 4
            found[["near", "whole"][board]] = {name: round(value, 4) for name, value in sums.items()}
        self.net.load_state_dict(mine)
        return found

    def save(self, name):
        state = {"net": {key: value.cpu() for key, value in self.average.items()}, "seen": self.seen, "steps": self.steps}
        torch.save(state, self.out / f"{name}.tmp")
        (self.out / f"{name}.tmp").rename(self.out / f"{name}.pt")

    def save_held_out(self):
        """Some positions of held-out games, to judge an exported net by."""
        some = {f"{board}.{name}": array[: min(1024, held.count)].cpu() for board, held in enumerate(self.held) for name, array in held.arrays.items()}
        torch.save(some, self.out / "held-out.pt")

    def run(self):
        begin, log = time.time(), open(self.out / "log.jsonl", "a")
        saved = told = 0.0
        quarter = 0
        while (passed := time.time() - begin) < self.args.seconds:
            part = passed / self.args.seconds
            self.plan(part)
            until = time.time() + self.args.pause
            while time.time() < until:
                for group in self.groups:
                    group.step()
            self.collect()
            played = time.time()
            trained = self.learn(part)
            if self.device.type == "cuda":
                torch.cuda.synchronize()
            by_seats, (evaluations, cut, lost) = figures(self.library)
            line = {"s": round(passed, 1), "evaluations": evaluations, "learning_s": round(time.time() - played, 2), "steps": self.steps, "seen": self.seen, "train": trained, "games": by_seats, "cut": cut, "lost": lost}
            if passed - told > 30:
                line["held_out"] = self.hold_out()
                told = passed
            print(json.dumps(line), file=log, flush=True)
            if passed - saved > 60:
                self.save("latest")
                saved = passed
            if int(4 * part) > quarter:
                quarter = int(4 * part)
                self.save(f"quarter-{quarter}")
        self.save("final")
        self.save_held_out()
        print(json.dumps({"s": round(time.time() - begin, 1), "held_out": self.hold_out(), "seen": self.seen, "learnt": self.learnt}), file=log, flush=True)


if __name__ == "__main__":
    torch.backends.cuda.matmul.allow_tf32 = True
    Trainer(read_arguments(), torch.device("cuda" if torch.cuda.is_available() else "cpu")).run()
