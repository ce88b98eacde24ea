"""The games of Caravanserai for programs that learn: one file, Python's standard library only.

The interface is that of PettingZoo's AEC environments (agents move one after the other), without needing it:

    env = Environment("nomadi", seats=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination else random.randrange(len(env.legal_moves())))
    env.close()

Each agent, "seat_0", "seat_1" and so on, sees what a person on that seat would see. With players=["me", "greedy"] our
bots have the other seats, and only yours are agents. Run this file to see a game of random moves.
"""
import json
import os
import random
import subprocess
import sys

PROJECT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
COMMAND = ["npm", "run", "--silent", "cli", "--"]


class Environment:
    """An action is the number of a move in legal_moves(), or the move itself, as it is written."""

    def __init__(self, game, seats=None, players=None, options=None, max_actions=2048, command=None):
        arguments = ["bot-env", game]
        if seats is not None:
            arguments += ["--seats", str(seats)]
        if players is not None:
            arguments += ["--players", ",".join(players)]
        if options is not None:
            arguments += ["--options", json.dumps(options)]
        self.max_actions = max_actions
        self.possible_agents, self.agents, self.agent_selection = [], [], None
        self._turns, self._match = {}, {}
        self._process = subprocess.Popen(
            (command or COMMAND) + arguments, cwd=PROJECT, text=True, encoding="utf-8", bufsize=1,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._say(type="hello", protocol=self._hear()["protocol"])

    def reset(self, seed=None):
        """Begins a match. The same seed brings the same chance; without one it is another each time."""
        self._match, self._turns, self.agents = {}, {}, []
        self._say(type="reset", **({} if seed is None else {"seed": str(seed)}))
        self._listen()
        self.possible_agents = sorted(self._match)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}

    def agent_iter(self):
        """The agents in the order in which they are to move; each once more when all is over."""
        while self.agents:
            yield self.agent_selection

    def last(self):
        agent = self.agent_selection
        return (self.observe(agent), self._cumulative_rewards[agent], self.terminations[agent],
                self.truncations[agent], self.infos[agent])

    def observe(self, agent):
        """What the agent was told at its latest turn; an empty dictionary before its first."""
        turn = self._turns.get(agent)
        return {**turn, "action_mask": self.action_mask(agent)} if turn else {}

    def legal_moves(self, agent=None):
        """The moves of the agent that is to move; nothing for the others."""
        agent = agent or self.agent_selection
        over = not self.agents or self.terminations[agent]
        return [] if over or agent != self.agent_selection else self._turns[agent]["legal"]

    def action_mask(self, agent=None):
        """One for each number that is an action now, zero for the others."""
        moves = len(self.legal_moves(agent))
        if moves > self.max_actions:
            raise ValueError(f"{moves} moves are legal; make the environment with a larger max_actions")
        return [1] * moves + [0] * (self.max_actions - moves)

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            self.agents.remove(agent)
            self.agent_selection = self.agents[0] if self.agents else None
            return
        turn = self._turns[agent]
        move = turn["legal"][action] if isinstance(action, int) else action
        self._cumulative_rewards[agent] = 0.0
        self._say(type="move", match=turn["match"], base=turn["base"], move=move)
        self._listen()

    def close(self):
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()

    def _listen(self):
        """Reads until an agent is to move, or all is over."""
        ended = 0
        while True:
            message = self._hear()
            if message["type"] == "new match":
                self._match[f'seat_{message["seat"]}'] = message
            elif message["type"] == "your turn":
                self.agent_selection = f'seat_{message["seat"]}'
                self._turns[self.agent_selection] = message
                return
            elif message["type"] == "refused":
                raise ValueError(message["why"])
            elif message["type"] == "end":
                ended += 1
                if ended == len(self._match):
                    return self._end(message)

    def _end(self, message):
        """A win counts one, a shared one its part; everybody is told the points."""
        for agent in self.agents:
            seat = self._match[agent]["seat"]
            share = 1 / len(message["winners"]) if seat in message["winners"] else 0.0
            self.rewards[agent] = self._cumulative_rewards[agent] = share
            self.terminations[agent] = True
            self.infos[agent] = {"scores": message["scores"], "winners": message["winners"]}
        self.agent_selection = self.agents[0]

    def _say(self, **message):
        self._process.stdin.write(json.dumps(message) + "\n")
        self._process.stdin.flush()

    def _hear(self):
        line = self._process.stdout.readline()
        if line == "":
            raise RuntimeError("the game has ended by itself; what it said stands above")
        return json.loads(line)


def main():
    """A game of random moves: game, seats, seed."""
    game, seats, seed = (sys.argv[1:] + ["nomadi", "2", "1"][len(sys.argv) - 1:])[:3]
    command = json.loads(os.environ["CARAVANSERAI"]) if "CARAVANSERAI" in os.environ else None
    env = Environment(game, seats=int(seats), command=command)
    chance = random.Random(seed)
    env.reset(seed=seed)
    moves, totals = 0, {}
    for agent in env.agent_iter():
        _, reward, termination, _, info = env.last()
        totals[agent] = reward
        env.step(None if termination else chance.randrange(len(env.legal_moves())))
        moves += 0 if termination else 1
    print(json.dumps({"game": game, "moves": moves, "rewards": totals, "scores": info["scores"]}))
    env.close()


if __name__ == "__main__":
    main()
