import helmet from '@fastify/helmet';
import files, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type ListenerSettings, listener } from './listener.ts';

/** Everything comes from this server and nothing is inline, so a smuggled script finds no way to run. */
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    // Learnt players put a small program of sums together: WebAssembly, which reaches nothing of the page.
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
    // Pictures that the page has drawn itself, on their way to a file.
    imgSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
  },
};

/** Serves the built page from its folder. */
export async function pageServer(folder: string, settings?: ListenerSettings): Promise<FastifyInstance> {
  const server = listener(settings);
  // Those who open the page over plain http at home must not be sent to https for ever after.
  await server.register(helmet, { contentSecurityPolicy, strictTransportSecurity: false });
  await server.register(files, { root: folder, cacheControl: false, preCompressed: true, allowedPath, setHeaders });
  server.setNotFoundHandler((request, reply) =>
    reply.code(404).type('text/plain').send(`There is nothing at ${request.url}. The page is at /\n`),
  );
  return server;
}

/** What lies compressed beside a file is that file, and has no address of its own; what begins with a dot is the build's, but two dots are no name. */
const allowedPath: NonNullable<FastifyStaticOptions['allowedPath']> = path =>
  !/\/\.(?!\.(?:\/|$))|\.(?:br|gz)$/.test(path);

/** Names under assets/ change with their contents; everything else has to be asked for anew. */
const setHeaders: NonNullable<FastifyStaticOptions['setHeaders']> = (response, path) => {
  // A cache on the way must not hand what was compressed for one browser to another that can't unpack it.
  response.setHeader('Vary', 'Accept-Encoding');
  const lasting = /[\\/]assets[\\/][^\\/]+$/.test(path);
  response.setHeader('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
};
