import { useRef } from 'react'
import { useSend } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { peopleCalls } from '../../../contract/calls.ts'

/**
 * Corrections and skips of one import, one after the other: each needs the version that the one before gave, and a
 * person who goes from cell to cell does not wait for the answers.
 */
export function useRosterWrites(rosterId: number, version: number) {
  const t = useText('roster')
  const known = useRef(0)
  const newest = () => Math.max(known.current, version)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const fixing = useSend(peopleCalls.fixRoster, { success: t('fixed'), module: 'people' })
  const skipping = useSend(peopleCalls.skipRosterRows, { module: 'people' })

  const inTurn = (write: (Version: number) => Promise<{ Version: number } | undefined>): Promise<void> => {
    const next = last.current.then(async () => {
      const answer = await write(newest())
      if (answer) known.current = answer.Version
    })
    last.current = next
    return next
  }
  return {
    fix: (Cells: { Row: number; Column: number; Text: string }[]) =>
      inTurn((Version) => fixing.send({ body: { ID: rosterId, Version, Cells } })),
    /** No rows: every row that has an error. */
    skip: (Rows: number[], IsSkipped: boolean) =>
      inTurn((Version) => skipping.send({ body: { ID: rosterId, Version, Rows, IsSkipped } })),
    version: newest,
    busy: fixing.sending || skipping.sending,
  }
}
export type RosterWrites = ReturnType<typeof useRosterWrites>
