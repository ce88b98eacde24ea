"""The self-play library as Python sees it, and groups of games that share a GPU in turn."""

import ctypes
import subprocess
from pathlib import Path

import numpy as np
import torch

from net import COLOURS, GLOBALS, SEATS, dense

HERE = Path(__file__).parent
ENTRIES, TARGETS = 640, 32
FIELDS = {
    "index": (torch.int16, ENTRIES),
    "value": (torch.uint8, ENTRIES),
    "globals": (torch.uint8, GLOBALS),
    "target_index": (torch.int16, TARGETS),
    "target_share": (torch.float32, TARGETS),
    "shares": (torch.float32, SEATS),
    "points": (torch.float32, SEATS),
    "owners": (torch.uint8, 0),  # as many as there are cells
    "held_out": (torch.uint8, 1),
}


def build(folder):
    """Compiles the library for this machine."""
    made = Path(folder) / "libselfplay.so"
    made.parent.mkdir(parents=True, exist_ok=True)
    flags = "-O3 -march=native -std=c++17 -shared -fPIC -pthread"
    subprocess.run(["g++", *flags.split(), str(HERE / "selfplay.cpp"), "-o", str(made)], check=True)
    library = ctypes.CDLL(str(made))
    library.dw_group.restype = ctypes.c_void_p
    library.dw_group.argtypes = [ctypes.c_int] * 5 + [ctypes.c_uint64]
    library.dw_search.argtypes = [ctypes.c_int, ctypes.c_int, ctypes.c_float, ctypes.c_float]
    library.dw_step.argtypes = [ctypes.c_void_p] * 5
    return library


def pointer(tensor):
    return ctypes.c_void_p(tensor.data_ptr())


def pinned(shape, kind, device):
    return torch.zeros(shape, dtype=kind, pin_memory=device.type == "cuda")


class Inbox:
    """Where finished games leave their positions, until they are taken to the replay buffer."""

    def __init__(self, library, board, cells, capacity, device):
        self.library, self.board = library, board
        self.arrays = {name: pinned((capacity, width or cells), kind, device) for name, (kind, width) in FIELDS.items()}
        library.dw_samples(board, *[pointer(array) for array in self.arrays.values()], capacity)

    def take(self, device):
        count = self.library.dw_taken(self.board)
        return count, {name: array[:count].to(device) for name, array in self.arrays.items()}


class Replay:
    """The newest positions, on the device; held-out games have a buffer of their own."""

    def __init__(self, cells, capacity, device):
        self.arrays = {name: torch.zeros((capacity, width or cells), dtype=kind, device=device) for name, (kind, width) in FIELDS.items()}
        self.capacity, self.count, self.at = capacity, 0, 0

    def add(self, fresh):
        n = fresh["index"].shape[0]
        if n == 0:
            return
        places = (torch.arange(n, device=fresh["index"].device) + self.at) % self.capacity
        for name, array in self.arrays.items():
            array[places] = fresh[name]
        self.at = (self.at + n) % self.capacity
        self.count = min(self.capacity, self.count + n)

    def newest(self, n, size, generator):
        """`size` positions drawn from the newest `n`."""
        n = min(n, self.count)
        back = torch.randint(n, (size,), generator=generator, device=generator.device)
        return self.rows((self.at - 1 - back) % self.capacity)

    def rows(self, places):
        return {name: array[places] for name, array in self.arrays.items()}


class Group:
    """Games on one board; while the GPU answers one group, the processors play another."""

    def __init__(self, library, player, near, games, seats, few_of_hundred, seed, device, keeps=True):
        self.library, self.player, self.near, self.device = library, player, near, device
        self.cells = near.shape[0]
        self.handle = library.dw_group(games, seats[0], seats[1], few_of_hundred, int(keeps), seed)
        self.answers = pinned((games, (self.cells + 1) * COLOURS + 2 * SEATS), torch.float32, device)
        self.asked = [pinned((games, ENTRIES), torch.int16, device).fill_(-1), pinned((games, ENTRIES), torch.uint8, device), pinned((games, GLOBALS), torch.uint8, device)]
        self.there = [array.to(device) for array in self.asked]
        self.graph, self.event = None, None

    def step(self):
        """Takes the answers, plays on, and asks again."""
        if self.event:
            self.event.synchronize()
        self.library.dw_step(self.handle, pointer(self.answers), *[pointer(array) for array in self.asked])
        if self.device.type != "cuda":
            self.answers.copy_(self.evaluate(self.asked))
            return
        for here, there in zip(self.asked, self.there):
            there.copy_(here, non_blocking=True)
        self.replay()
        self.answers.copy_(self.result, non_blocking=True)
        self.event = torch.cuda.Event()
        self.event.record()

    def evaluate(self, arrays):
        index, value, numbers = arrays
        return self.player.answers(dense(index, value, self.cells, self.player.kind), numbers.to(self.player.kind) / 16, self.near)

    def replay(self):
        """One graph of all kernels: launching them one by one would cost more than they take."""
        if not self.graph:
            for _ in range(2):
                self.evaluate(self.there)
            torch.cuda.synchronize()
            self.graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self.graph):
                self.result = self.evaluate(self.there)
        self.graph.replay()


def figures(library):
    """What happened since the last look, by number of seats."""
    out = np.zeros(19, dtype=np.int64)
    library.dw_figures(ctypes.c_void_p(out.ctypes.data))
    by_seats = {seats: out[(seats - 2) * 4 : (seats - 1) * 4].tolist() for seats in range(2, 6)}
    return by_seats, out[16:].tolist()
