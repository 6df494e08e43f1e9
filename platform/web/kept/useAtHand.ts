import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ApiProblem } from '#platform/web/problem.ts'
import { useUser } from '#platform/web/session.ts'
import type { Asked } from '#platform/web/ui/states/QueryView.tsx'
import type { KeptReading } from './kept-reading.ts'

/** Whether nobody answers, as against a refusal. */
export const isUnreached = (error: ApiProblem | null): boolean =>
  error !== null && (error.status === 0 || error.status >= 500)

/** What was asked about a record, and where nobody answers as this person read it last (`keptAt`). */
export function useAtHand<Shown>(
  asked: UseQueryResult<Shown, ApiProblem>,
  reading: KeptReading<Shown>,
  of: number,
): { readonly query: Asked<Shown>; readonly keptAt: string | null } {
  const uid = useUser()?.uid
  const { data, error, isPlaceholderData } = asked
  useEffect(() => {
    if (data !== undefined && !isPlaceholderData && uid !== undefined) reading.keep(uid, of, data)
  }, [data, isPlaceholderData, uid, of, reading])
  const isOut = data === undefined && isUnreached(error)
  const kept = useMemo(() => (isOut && uid !== undefined ? reading.read(uid, of) : null), [isOut, uid, of, reading])
  return {
    query: kept ? { ...asked, data: kept.shown } : asked,
    keptAt: kept?.at ?? null,
  }
}
