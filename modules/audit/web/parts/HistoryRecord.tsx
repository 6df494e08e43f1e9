import { Anchor } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { mayPass, useUser } from '#platform/web/session.ts'
import { type Translate, useText } from '#platform/web/text.ts'
import type { auditCalls } from '../../contract/calls.ts'
import { opensTo, subjectPage, tabOfPerson, type PersonKind } from './subject-page.ts'

type Row = Output<typeof auditCalls.getTraineeHistory>['Items'][number]

/** Whose history it is. */
export interface HistoryOf {
  readonly kind: PersonKind
  readonly id: number
}

/** Where a line leads: to its record, else to what the record is about, else to where the person's page shows it. */
function usePageOf(row: Row, of: HistoryOf | undefined): string | null {
  const user = useUser()
  const opened = (type: string, known: number | string | null) =>
    known === null || (opensTo[type] && !mayPass(opensTo[type], user)) ? null : subjectPage(type, known)
  return (
    opened(row.SubjectType, row.SubjectID) ??
    opened('exam', row.ExamID) ??
    opened('registration', row.RegistrationID) ??
    opened(row.SubjectType, row.Code) ??
    (of ? tabOfPerson(of.kind, of.id, row.SubjectType) : null)
  )
}

/** What a line of a history is about, leading to it where it has a page. */
export function HistoryRecord({ row, of }: { readonly row: Row; readonly of?: HistoryOf }) {
  const maybe = (useText('audit') as Translate).maybe
  const page = usePageOf(row, of)
  const name = (
    <>
      {maybe(`subjects.${row.SubjectType}`, row.SubjectType)} {row.Code !== null && <Code>{row.Code}</Code>}
    </>
  )
  if (page === null) return <span>{name}</span>
  return (
    <Anchor component={AppLink} to={page as '/'} size="sm">
      {name}
    </Anchor>
  )
}
