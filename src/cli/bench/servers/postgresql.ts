import { startPostgres } from '../../../server/store/testing/cluster.ts';
import { ourServer, serveWithFolder } from './ours.ts';

serveWithFolder(async folder => {
  const postgres = await startPostgres();
  const { address, close } = await ourServer({ DATABASE_URL: await postgres.database() }, folder);
  return {
    address,
    async close() {
      await close();
      await postgres.stop();
    },
  };
});
