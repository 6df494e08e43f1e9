import type { ReactNode } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, Sep, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import type { classesCalls } from '../../../contract/calls.ts'

type Held = Pick<
  Output<typeof classesCalls.getCourseClass | typeof classesCalls.getOwnClass>,
  'Code' | 'StartDate' | 'EndDate' | 'ClassRoomCode' | 'ClassRoomName' | 'Place'
>

/** What stands under the name of a class: which, when, where, and what its page adds. */
export function ClassHead({ found, children }: { found: Held; children?: ReactNode }) {
  const t = useText('classes')
  const format = useFormat()
  return (
    <>
      <Code>{found.Code}</Code>
      <Sep />
      {format.dayRange(found.StartDate, found.EndDate)}
      <Sep />
      {found.ClassRoomCode ? <Localized text={found.ClassRoomName} /> : t(`places.${found.Place}`)}
      {children}
    </>
  )
}
