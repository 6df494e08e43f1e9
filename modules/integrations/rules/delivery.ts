export const deliveryStates = ['waiting', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

export const faults = ['inside', 'unknownName', 'unreachable', 'tooSlow', 'certificate', 'cutOff'] as const
/** Why there is no answer. */
export type Fault = (typeof faults)[number]

const second = 1000
const minute = 60 * second
const hour = 60 * minute
/** How long after each try the next one follows, as Standard Webhooks proposes it; after the last one it has failed. */
const waits = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]
export const mostTries = waits.length + 1
/** Many messages that failed at the same moment do not come back at the same moment: a fifth more or less. */
const spread = 0.2

/** What becomes of a message after a try. */
export type Outcome = { readonly state: 'delivered' | 'failed' } | { readonly state: 'waiting'; readonly at: Date }

/** `tries`: how many there have been with this one. `chance`: from 0 to 1. */
export function afterTry(
  { status, tries, now }: { readonly status: number | null; readonly tries: number; readonly now: Date },
  chance: number,
): Outcome {
  if (status !== null && status >= 200 && status < 300) return { state: 'delivered' }
  const wait = waits[tries - 1]
  if (status === 410 || wait === undefined) return { state: 'failed' }
  return { state: 'waiting', at: new Date(now.getTime() + wait * (1 - spread + 2 * spread * chance)) }
}

/** Whether an address is told nothing more: it says that it is gone, or has failed for days. */
export function disabledBy(
  { status, failingSince, now }: { readonly status: number | null; readonly failingSince: Date; readonly now: Date },
  days: number,
): 'gone' | 'failing' | null {
  if (status === 410) return 'gone'
  return now.getTime() - failingSince.getTime() >= days * 24 * hour ? 'failing' : null
}

/** Hours that the former secret signs beside its successor. */
export const bothSecretsHours = 24
