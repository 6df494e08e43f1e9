import { Anchor } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Code } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { type Translate, useText } from '#platform/web/text.ts'
import type { auditCalls } from '../../contract/calls.ts'
import { subjectPage } from './subject-page.ts'

type Row = Output<typeof auditCalls.getTraineeHistory>['Items'][number]

const recordPage = (row: Row) =>
  subjectPage(row.SubjectType, row.SubjectID) ??
  (row.ExamID === null ? null : subjectPage('exam', row.ExamID)) ??
  (row.RegistrationID === null ? null : subjectPage('registration', row.RegistrationID)) ??
  (row.Code === null ? null : subjectPage(row.SubjectType, row.Code))

/** What a line of a history is about, leading to it where it has a page. */
export function HistoryRecord({ row }: { readonly row: Row }) {
  const maybe = (useText('audit') as Translate).maybe
  const page = recordPage(row)
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
