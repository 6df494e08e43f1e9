import { Counter, Gauge, type Registry } from 'prom-client'
import type { ReadPlace, Replicas } from './replicas.ts'

/** What Prometheus is told of the replicas: each as the process sees it that sees it worst, and how many reads ended where. */
export function addReplicaMetrics(registry: Registry, replicas: Replicas): void {
  const gauge = (name: string, help: string, aggregator: 'max' | 'min', value: (each: Standing) => number | null) =>
    new Gauge({
      name,
      help,
      labelNames: ['replica'],
      registers: [registry],
      aggregator,
      collect() {
        this.reset()
        for (const standing of replicas.standings()) {
          const found = value(standing)
          if (found !== null) this.set({ replica: standing.name }, found)
        }
      },
    })
  type Standing = ReturnType<Replicas['standings']>[number]
  gauge(
    'diwan_replica_behind_seconds',
    'By how much a replica is behind; absent while it does not answer',
    'max',
    (each) => each.behind,
  )
  gauge('diwan_replica_used', 'Whether lists, statistics and reports are read from a replica', 'min', (each) =>
    Number(each.state === 'used'),
  )

  const counted: Record<ReadPlace, number> = { replica: 0, primary: 0, again: 0 }
  const ended = new Counter({
    name: 'diwan_replica_reads_total',
    help: 'Reads that a replica may answer, by where they ended: again are those that began on a replica',
    labelNames: ['where'],
    registers: [],
    collect() {
      for (const where of Object.keys(counted) as ReadPlace[]) {
        this.inc({ where }, replicas.reads[where] - counted[where])
        counted[where] = replicas.reads[where]
      }
    },
  })
  registry.registerMetric(ended)
}
