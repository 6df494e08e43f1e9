import type { Trilingual } from '#platform/shared/text.ts'
import { Code, Localized } from '#platform/web/format.tsx'

interface Placed {
  readonly ClassRoomCode: string | null
  readonly ClassRoomName: Trilingual | null
}

/** The class room of a session, a class or a row of the plan by its code and name; without one what is said in its place. */
export function ClassRoomName({ of, elsewhere }: { of: Placed; elsewhere: string }) {
  if (of.ClassRoomCode === null) return elsewhere
  return (
    <>
      <Code>{of.ClassRoomCode}</Code> <Localized text={of.ClassRoomName} />
    </>
  )
}
