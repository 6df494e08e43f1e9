import cluster from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

const asks = 'diwan metrics'

interface Message {
  readonly kind: typeof asks
  readonly id: number
  readonly text?: string
}

let count = 0
const waiting = new Map<number, (text: string) => void>()

/** The text for Prometheus: of this process alone, or, among workers, of all of them together. */
export function metricsOfAll(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics()
  AggregatorRegistry.setRegistries(registry)
  // Creating one makes this worker answer the primary's questions.
  void new AggregatorRegistry()
  process.on('message', (message: Message) => {
    if (message?.kind !== asks) return
    waiting.get(message.id)?.(message.text ?? '')
    waiting.delete(message.id)
  })
  return () =>
    new Promise((resolve) => {
      const id = ++count
      waiting.set(id, resolve)
      process.send?.({ kind: asks, id } satisfies Message)
    })
}

/** In the primary: answers workers that ask for the sum of all. */
export function answerMetrics(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', (worker, message: Message) => {
    if (message?.kind !== asks) return
    void all
      .clusterMetrics()
      .catch((error: Error) => `# ${error.message}\n`)
      .then((text) => worker.send({ ...message, text }))
  })
}
