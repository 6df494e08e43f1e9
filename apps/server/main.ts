import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/* The academy's server: this process only sees to it that PostgreSQL and the processes that serve are there. */
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'))

if (cluster.isWorker) await (await import('./work.ts')).work()
else await (await import('./supervise.ts')).supervise()
