import { useEntryFacts } from '#platform/web/kept/own-entries.ts'
import { useDegreeQueue } from '../../marking/own-degrees.ts'
import type { DegreeQueue } from '../../marking/DegreeQueue.ts'
import { Delivery } from './Delivery.tsx'

/** Degrees that this browser still keeps, of whichever class: they are sent from here too. */
export function Unsent() {
  const queue = useDegreeQueue()
  return queue && <Waiting queue={queue} />
}

function Waiting({ queue }: { queue: DegreeQueue }) {
  const facts = useEntryFacts(queue)
  return facts.kept.size > 0 ? <Delivery facts={facts} /> : null
}
