"""From a checkpoint to the file that the page loads: `python3 export.py final.pt weights.bin [--held-out held-out.pt]`.

All numbers are little-endian. First, for each layer, a scale for each output and, where it has them, the biases, as
float32; then the weights of all layers as int8, by tap, input and output.
"""

import argparse
import json
import struct
from pathlib import Path

import numpy as np
import torch

from net import BLOCKS, COLOURS, GLOBALS, HEAD, PLANES, POOLED, SEATS, VALUE, WIDTH, Net, dense, legal, losses, read_boards

MAGIC = b"DWN1"


def layers():
    """Name of the weights, name of the biases, taps, inputs and outputs, in the order of the file."""
    yield "embed.weight", None, 1, PLANES, WIDTH
    yield "globals.weight", "globals.bias", 1, GLOBALS, WIDTH
    for i in range(BLOCKS):
        yield f"first.{i}", f"first_bias.{i}", 7, WIDTH, WIDTH
        if i in POOLED:
            yield f"pooled.{POOLED.index(i)}.weight", None, 1, 2 * WIDTH, WIDTH
        yield f"second.{i}", f"second_bias.{i}", 7, WIDTH, WIDTH
    yield "policy_in.weight", "policy_in.bias", 1, WIDTH, HEAD
    yield "policy_pool.weight", None, 1, 2 * WIDTH, HEAD
    yield "policy_out.weight", "policy_out.bias", 1, HEAD, COLOURS
    yield "give.weight", "give.bias", 1, 2 * WIDTH, COLOURS
    yield "value_in.weight", "value_in.bias", 1, 2 * WIDTH + GLOBALS, VALUE
    yield "value_out.weight", "value_out.bias", 1, VALUE, 2 * SEATS


def quantized(weight):
    """Whole numbers from -127 to 127 and a scale for each output."""
    scale = np.maximum(np.abs(weight).max(axis=(0, 1)), 1e-12) / 127
    return np.rint(weight / scale).astype(np.int8), scale.astype(np.float32)


def export(state, path):
    """Writes the file; returns the state as the file has it."""
    floats, whole, rounded = [], [], dict(state)
    for name, bias, taps, ins, outs in layers():
        weight = state[name].float().numpy()
        by_tap = weight if taps == 7 else weight.T[None]
        assert by_tap.shape == (taps, ins, outs), name
        q, scale = quantized(by_tap)
        floats.append(scale)
        if bias:
            floats.append(state[bias].float().numpy())
        whole.append(q.tobytes())
        back = torch.from_numpy(q.astype(np.float32) * scale)
        rounded[name] = back if taps == 7 else back[0].T.contiguous()
    body = np.concatenate(floats).astype("<f4").tobytes()
    Path(path).write_bytes(MAGIC + struct.pack("<I", len(body)) + body + b"".join(whole))
    return rounded


def restored(path):
    """The state that a file was exported from, rounded; what it does not hold is left out."""
    data = Path(path).read_bytes()
    (size,) = struct.unpack_from("<I", data, 4)
    floats, whole = np.frombuffer(data, "<f4", size // 4, 8), np.frombuffer(data, np.int8, offset=8 + size)
    state, f, w = {}, 0, 0
    for name, bias, taps, ins, outs in layers():
        scale, f = floats[f : f + outs], f + outs
        if bias:
            state[bias], f = torch.tensor(floats[f : f + outs]), f + outs
        weight = torch.tensor(whole[w : w + taps * ins * outs].reshape(taps, ins, outs) * scale)
        state[name], w = weight if taps == 7 else weight[0].T.contiguous(), w + taps * ins * outs
    return state


@torch.no_grad()
def compare(state, rounded, path, count=128):
    """Held-out losses before and after rounding, and how often the best move stays the same."""
    held = torch.load(path)
    for board, near in enumerate(read_boards(Path(__file__).parent / "board.txt")):
        batch = {name.split(".")[1]: array[:count] for name, array in held.items() if name.startswith(f"{board}.")}
        nets, best, wins = [], [], []
        planes = dense(batch["index"], batch["value"], near.shape[0], torch.float32)
        numbers = batch["globals"].float() / 16
        for weights in (state, rounded):
            net = Net()
            net.load_state_dict(weights)
            nets.append({name: round(float(value), 4) for name, value in losses(net, batch, near).items()})
            policy, shares, _, _ = net(planes, numbers, near)
            best.append(policy.masked_fill(~legal(planes, numbers), -1e9).argmax(1))
            wins.append(shares[:, :2].softmax(1))
        same = float((best[0] == best[1]).float().mean())
        gap = float((wins[0] - wins[1]).abs().max())
        print(f"{['near', 'whole'][board]}: {nets[0]} -> {nets[1]}; best move the same in {same:.1%}; shares of two differ by at most {gap:.3f}")


@torch.no_grad()
def write_samples(rounded, held_out, path, count=6):
    """Some held-out positions with the answers of the exported net, to compare other ways of running it with."""
    held, samples = torch.load(held_out), []
    for board, near in enumerate(read_boards(Path(__file__).parent / "board.txt")):
        net = Net()
        net.load_state_dict(rounded)
        for i in range(count):
            index, value, numbers = (held[f"{board}.{name}"][i * 97][None] for name in ("index", "value", "globals"))
            policy, shares, points, _ = net(dense(index, value, near.shape[0], torch.float32), numbers.float() / 16, near)
            there = index[0] >= 0
            samples.append({
                "cells": near.shape[0], "index": index[0][there].tolist(), "value": value[0][there].tolist(), "globals": numbers[0].tolist(),
                "logits": [round(float(x), 4) for x in policy[0]], "shares": [round(float(x), 4) for x in shares[0]], "points": [round(float(x), 4) for x in points[0]],
            })
    Path(path).write_text("[\n" + ",\n".join(json.dumps(sample) for sample in samples) + "\n]\n")


if __name__ == "__main__":
    parse = argparse.ArgumentParser()
    parse.add_argument("checkpoint")
    parse.add_argument("file")
    parse.add_argument("--held-out")
    parse.add_argument("--samples", help="writes positions with the net's answers there")
    args = parse.parse_args()
    state = torch.load(args.checkpoint, map_location="cpu")["net"]
    rounded = export(state, args.file)
    print(f"{Path(args.file).stat().st_size:,} bytes")
    if args.held_out:
        compare(state, rounded, args.held_out)
    if args.samples:
        write_samples(rounded, args.held_out, args.samples)
