import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { useCall } from '#platform/web/data.ts'
import type { ApiProblem } from '#platform/web/problem.ts'
import { newKey } from '#platform/web/signed-in/new-key.ts'
import { occasionsCalls as calls } from '../../contract/calls.ts'
import { changeKept, keptArrivals, type KeptArrival } from './kept-arrivals.ts'

type Answer = Output<typeof calls.checkIn>['Arrivals'][number]

export interface DoorGuest {
  readonly ID: number
  readonly Name: string
  readonly Organization: string
  readonly Code: string
  readonly ArrivedAt: string | null
  /** The check-in waits on this device. */
  readonly isUnsent: boolean
}

/** How many check-ins go in one request. */
const batch = 200
/** Milliseconds between two tries while the line is cut. */
const pause = 5000

/**
 * The guests of an event and their check-ins. Each is noted on this device first and sent until the server has
 * acknowledged it; the server lets each guest in once. `onAnswer` is told what became of those that were not the first.
 */
export function useDoor(occasionId: number, onAnswer: (guest: DoorGuest | undefined, answer: Answer) => void) {
  const query = useCall(calls.getDoor, { ID: occasionId }, { every: 20_000, silent: true })
  const [kept, setKept] = useState<readonly KeptArrival[]>(() => keptArrivals(occasionId))
  const [acknowledged, setAcknowledged] = useState<ReadonlyMap<number, string>>(new Map())
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const isSending = useRef(false)

  const guests = useMemo<readonly DoorGuest[]>(() => {
    const waiting = new Map(kept.map((each) => [each.ID, each.At]))
    return (query.data?.Guests ?? []).map((guest) => ({
      ...guest,
      ArrivedAt: guest.ArrivedAt ?? acknowledged.get(guest.ID) ?? waiting.get(guest.ID) ?? null,
      isUnsent: guest.ArrivedAt === null && waiting.has(guest.ID),
    }))
  }, [query.data, kept, acknowledged])

  const settle = (answers: readonly Answer[]) => {
    const keys = new Set(answers.map(({ Key }) => Key))
    setAcknowledged(
      (known) =>
        new Map([...known, ...answers.flatMap(({ ID, ArrivedAt }) => (ArrivedAt ? [[ID, ArrivedAt] as const] : []))]),
    )
    setKept(changeKept(occasionId, (all) => all.filter(({ Key }) => !keys.has(Key))))
    for (const answer of answers)
      if (answer.Outcome !== 'in')
        onAnswer(
          guests.find(({ ID }) => ID === answer.ID),
          answer,
        )
  }
  const flush = useEffectEvent(async () => {
    const waiting = keptArrivals(occasionId).slice(0, batch)
    if (isSending.current || waiting.length === 0) return
    isSending.current = true
    try {
      settle(
        (await send(calls.checkIn, { body: { EventID: occasionId, Arrivals: [...waiting] } }, { within: 15_000 }))
          .Arrivals,
      )
      setProblem(null)
    } catch (error) {
      // Silence is what the queue is for; a refusal has to be seen.
      const { status } = error as ApiProblem
      setProblem(status === 0 || status === 503 ? null : (error as ApiProblem))
    }
    isSending.current = false
    void query.refetch()
  })
  useEffect(() => {
    const now = () => void flush()
    const timer = setInterval(now, pause)
    addEventListener('online', now)
    now()
    return () => {
      clearInterval(timer)
      removeEventListener('online', now)
    }
  }, [])

  /** Notes the check-in at once; answers whether it is the first as far as this device knows. */
  const checkIn = (guest: DoorGuest): boolean => {
    if (guest.ArrivedAt !== null) return false
    const arrival = { ID: guest.ID, Key: newKey(), At: new Date().toISOString() }
    setKept(changeKept(occasionId, (all) => (all.some(({ ID }) => ID === guest.ID) ? all : [...all, arrival])))
    void flush()
    return true
  }
  const forget = (id: number) => setAcknowledged((known) => new Map([...known].filter(([each]) => each !== id)))
  return { query, guests, checkIn, forget, unsent: kept.length, problem }
}
