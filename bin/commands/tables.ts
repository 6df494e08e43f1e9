import { migrate } from '#platform/server/postgres/migrate.ts'
import { startTemporaryPostgres } from '#testing/temporary-postgres.ts'
import { runScript } from './steps/run-program.ts'

/* Writes database/tables.ts from the migrations, or compares it (`--verify`). */
const server = await startTemporaryPostgres()
try {
  await migrate(server.config)
  const env = { DATABASE_URL: server.url }
  const { code } = await runScript('database/generate.ts', process.argv.slice(2), { show: true, env })
  process.exitCode = code
} finally {
  await server.stop()
}
