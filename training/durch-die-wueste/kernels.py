"""The hex convolution on a GPU: every row of the output gathers its cell and the six neighbours."""

import torch
import triton
import triton.language as tl


@triton.jit
def hex_conv_kernel(
    x, near, weight, bias, before, residual, out, rows,
    CELLS: tl.constexpr, WIDTH_IN: tl.constexpr, WIDTH_OUT: tl.constexpr, BLOCK: tl.constexpr,
    RELU: tl.constexpr, HAS_BIAS: tl.constexpr, HAS_BEFORE: tl.constexpr, HAS_RESIDUAL: tl.constexpr,
):
    row = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    real = row < rows
    sample = row // CELLS
    cell = row % CELLS
    c_in = tl.arange(0, WIDTH_IN)
    c_out = tl.arange(0, WIDTH_OUT)
    total = tl.zeros((BLOCK, WIDTH_OUT), dtype=tl.float32)
    if HAS_BEFORE:
        shift = tl.load(before + sample[:, None] * WIDTH_IN + c_in[None, :], mask=real[:, None], other=0.0)
    for tap in range(7):
        beside = tl.load(near + cell * 7 + tap, mask=real, other=CELLS)
        there = (beside < CELLS) & real
        at = (sample * CELLS + beside)[:, None] * WIDTH_IN + c_in[None, :]
        seen = tl.load(x + at, mask=there[:, None], other=0.0)
        if HAS_BEFORE:
            seen = tl.where(there[:, None], seen + shift, 0.0)
        if RELU:
            seen = tl.maximum(seen, 0.0)
        w = tl.load(weight + tap * WIDTH_IN * WIDTH_OUT + c_in[:, None] * WIDTH_OUT + c_out[None, :])
        total += tl.dot(seen.to(tl.bfloat16), w)
    if HAS_BIAS:
        total += tl.load(bias + c_out).to(tl.float32)[None, :]
    at = row[:, None] * WIDTH_OUT + c_out[None, :]
    if HAS_RESIDUAL:
        total += tl.load(residual + at, mask=real[:, None], other=0.0).to(tl.float32)
    tl.store(out + at, total.to(tl.bfloat16), mask=real[:, None])


def hex_conv(x, near, weight, bias=None, before=None, residual=None, relu=False):
    """x: samples × cells × width, bf16; near: cells × 7, `cells` where there is none; weight: 7 × in × out."""
    samples, cells, width = x.shape
    wide = weight.shape[2]
    out = torch.empty((samples, cells, wide), device=x.device, dtype=torch.bfloat16)
    rows = samples * cells
    block = 128
    hex_conv_kernel[(triton.cdiv(rows, block),)](
        x, near, weight, bias if bias is not None else x, before if before is not None else x,
        residual if residual is not None else x, out, rows,
        CELLS=cells, WIDTH_IN=width, WIDTH_OUT=wide, BLOCK=block,
        RELU=relu, HAS_BIAS=bias is not None, HAS_BEFORE=before is not None, HAS_RESIDUAL=residual is not None,
        num_warps=4, num_stages=3,
    )
    return out
