import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { MailSettings } from '../mail/mailer.ts';
import { BackupFolder } from '../store/backup-folder.ts';
import { addApi } from './api.ts';
import { botPool } from './bot-threads.ts';
import { addMetrics } from './health.ts';
import { listener } from './listener.ts';
import { pageServer } from './pages.ts';
import type { ServiceSettings } from './parts.ts';
import { openService, type Service } from './service.ts';
import { databaseFile, type ServerSettings } from './settings.ts';

export interface Running {
  /** Where it can be reached. */
  readonly address: string;
  /** What makes somebody a host who opens the desk with it; undefined where nobody needs to be made one. */
  readonly hostLink: string | undefined;
  /** Its level may be changed. */
  readonly log: { level: string };
  /** Finishes what was begun, tells every page to come back, and ends. */
  close(): Promise<void>;
}

/** The whole product in one process: the page from its folder, tables, bots and the database. */
export async function runServer(settings: ServerSettings, folder: string): Promise<Running> {
  const { host, port } = settings;
  const server = await pageServer(folder, settings);
  const service = await serviceFor(settings, server);
  try {
    await addApi(server, service, settings);
    const figures = figuresFor(settings, server, service);
    await server.listen({ host, port });
    await figures?.listen({ host, port: settings.metricsPort ?? 0 });
    return {
      address: addressOf(server, host),
      hostLink: await service.hosts.offerLink(),
      log: server.log,
      close: () => closeAll(service, server, figures),
    };
  } catch (error) {
    await service.close();
    throw error;
  }
}

function serviceFor(
  { data, database, databaseConnections, botThreads, hosts, hostLink, ...limits }: ServerSettings,
  { log }: FastifyInstance,
) {
  const shared = database === undefined ? undefined : { address: database, connections: databaseConnections };
  return openService({
    database: shared ?? { file: databaseFile(data) },
    pool: botPool(new URL('../../ai/worker.js', import.meta.url), botThreads),
    limits,
    keep: limits,
    hosts: { names: hosts ?? [], link: hostLink },
    ...(shared === undefined && backupsIn(data, limits.keepBackupsDays)),
    awayAfterSeconds: limits.awayAfterSeconds,
    events: limits,
    log,
    mail: mailSettings(limits),
    ...(limits.publicUrl?.startsWith('https:') && { push: { contact: limits.publicUrl } }),
    onError: error => log.error({ err: error }, 'trouble'),
  });
}

export function mailSettings({
  mailUrl: url,
  mailFrom: from,
  publicUrl: page,
  mailsPerHour: perHour,
}: Pick<ServerSettings, 'mailUrl' | 'mailFrom' | 'publicUrl' | 'mailsPerHour'>): MailSettings | undefined {
  return url && from && page ? { url, from, page, perHour } : undefined;
}

/** Beside the database, for as long as people are told. */
function backupsIn(data: string, days: number): Pick<ServiceSettings, 'backUp' | 'forgetBackups'> {
  const folder = new BackupFolder(join(data, 'backups'), databaseFile(data));
  return { backUp: () => ({ ...folder.add(Date.now()), days }), forgetBackups: before => folder.forget(before) };
}

/** The figures on a port of their own; undefined where they are on the server's. */
function figuresFor(settings: ServerSettings, server: FastifyInstance, service: Service): FastifyInstance | undefined {
  const { metricsPort, metricsToken: token } = settings;
  service.metrics.addProcess();
  if (metricsPort === undefined) {
    addMetrics(server, service, { token });
    return undefined;
  }
  const figures = listener();
  addMetrics(figures, service, { token, open: true });
  return figures;
}

function addressOf({ server }: FastifyInstance, host: string): string {
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** What pages have asked is finished first, then what was asked over plain requests; the database goes last. */
async function closeAll(
  service: Service,
  server: FastifyInstance,
  figures: FastifyInstance | undefined,
): Promise<void> {
  server.log.info('closing');
  await service.drain();
  await server.close();
  await figures?.close();
  await service.close();
  server.log.info('closed');
}
