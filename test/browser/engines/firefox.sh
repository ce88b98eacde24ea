#!/bin/sh
# Starts Firefox for a driver that asks where it listens, and answers with the address of the relay, which is told in its
# path where Firefox does.
"$FIREFOX" "$@" 2>&1 | sed -u "s#listening on ws://127.0.0.1:#listening on $RELAY/#"
