import type { FastifyReply } from 'fastify';

/** A refused request says why: a code for programs, and words for people. */
export function refuse(reply: FastifyReply, status: number, code: string, what: string): FastifyReply {
  return reply.code(status).send({ code, what });
}
