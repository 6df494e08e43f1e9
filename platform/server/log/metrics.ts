import type pg from 'pg'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What Prometheus reads of this process. */
export interface Metrics {
  readonly registry: Registry
  requested(method: string, route: string, status: number, seconds: number): void
  bug(): void
}

export function openMetrics(pools: readonly pg.Pool[]): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'diwan_request_seconds',
    help: 'Time to answer, by route and class of status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const bugs = new Counter({ name: 'diwan_bugs_total', help: 'Requests that a bug stopped', registers: [registry] })
  const connections = new Gauge({
    name: 'diwan_database_connections',
    help: 'Connections of the pools, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const all = (count: 'totalCount' | 'idleCount' | 'waitingCount') =>
        pools.reduce((sum, pool) => sum + pool[count], 0)
      this.set({ state: 'open' }, all('totalCount'))
      this.set({ state: 'idle' }, all('idleCount'))
      this.set({ state: 'waiting' }, all('waitingCount'))
    },
  })
  connections.set({ state: 'waiting' }, 0)
  return {
    registry,
    requested: (method, route, status, seconds) =>
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    bug: () => bugs.inc(),
  }
}
