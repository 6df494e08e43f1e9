/** What a visitor has typed who asks for a seat. */
export interface VisitorTyped {
  readonly EventID: number
  readonly Name: string
  readonly Email: string
  readonly Mobile: string | null
  readonly Organization: string
}

/** A request whose code is on its way: to which address is in `typed`. */
export interface KeptRequest {
  readonly typed: VisitorTyped
  readonly attempt: string
}

/* Kept in this tab: a phone often loads the page anew when one comes back to it from the mail with the code. */
const nameOf = (eventId: number) => `eventRequest ${eventId}`

export function keptRequest(eventId: number): KeptRequest | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(eventId)) ?? 'null') as Partial<KeptRequest> | null
    return typeof kept?.attempt === 'string' && kept.typed?.EventID === eventId ? (kept as KeptRequest) : null
  } catch {
    return null
  }
}

/** Null forgets it. */
export function keepRequest(eventId: number, kept: KeptRequest | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(nameOf(eventId))
    else sessionStorage.setItem(nameOf(eventId), JSON.stringify(kept))
  } catch {
    // A closed storage: the page goes on without.
  }
}

/** Whether the code that is on its way proves what is typed now as well: it was sent to the same address. */
export const isStillSent = (kept: KeptRequest | null, { Email }: Pick<VisitorTyped, 'Email'>): kept is KeptRequest =>
  kept !== null && kept.typed.Email.trim().toLowerCase() === Email.trim().toLowerCase()
