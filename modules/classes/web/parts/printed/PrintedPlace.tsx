import type { ReactNode } from 'react'
import type { Trilingual } from '#platform/shared/text.ts'
import { Localized, Sep } from '#platform/web/format.tsx'

/** Where a class meets, on paper: the kind of place and its class room. */
export function PrintedPlace({ of, place }: { of: { ClassRoomName: Trilingual | null }; place: ReactNode }) {
  return (
    <span>
      {place}
      {of.ClassRoomName && (
        <>
          <Sep />
          <Localized text={of.ClassRoomName} />
        </>
      )}
    </span>
  )
}
