/** When a session is, on the academy's clock: `HH:MM`. */
interface Hours {
  readonly startsAt: string
  readonly endsAt: string
}

/** The sheet opens so long before the session, when people arrive. */
export const opensBeforeMinutes = 30

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/**
 * The session of a day that its instructor wants at this time: the one that runs or lets people in, of two the one that
 * begins later; else the next; else the last. Sessions in the order of their beginning; null where there is none.
 */
export function sessionNow<Session extends Hours>(sessions: readonly Session[], time: string): Session | null {
  const now = minutes(time)
  const running = sessions.findLast(
    ({ startsAt, endsAt }) => minutes(startsAt) - opensBeforeMinutes <= now && now <= minutes(endsAt),
  )
  return running ?? sessions.find(({ startsAt }) => minutes(startsAt) > now) ?? sessions.at(-1) ?? null
}
