import type { Output } from '#platform/shared/call.ts'
import { Code, Localized, nothing, usePick } from '#platform/web/format.tsx'
import type { Column } from '#platform/web/tables/table-types.ts'
import { useList } from '#platform/web/tables/useList.tsx'
import { type Translate, useText } from '#platform/web/text.ts'
import { auditCalls } from '../../contract/calls.ts'
import { useSettingsByKey } from '#modules/settings/web/public.ts'
import classes from './audit.module.css'
import { useDocumentTitles } from './document-titles.ts'
import { useKindWords } from './kind-words.ts'

export type AuditRow = Output<typeof auditCalls.searchAudit>['Items'][number]

export function useAuditColumns(kinds: readonly string[]): Column<AuditRow>[] {
  const t = useText('audit')
  const maybe = (useText('audit') as Translate).maybe
  const pick = usePick()
  const { column } = useList(auditCalls.searchAudit, 'audit')
  const nameOf = useNames()
  const settingOf = useSettingsByKey(kinds.includes('platform.changeSetting'))
  const titleOf = useDocumentTitles(kinds)
  const wordOf = useKindWords(kinds)
  const whoText = (row: AuditRow) =>
    [
      nameOf(row.ActorID, row.ActorName, row),
      ...(row.OnBehalfOfID === null ? [] : [t('onBehalfOf'), nameOf(row.OnBehalfOfID, row.OnBehalfOfName, row)]),
      ...(row.ApiTokenName === null ? [] : [t('byToken'), row.ApiTokenName]),
    ].join(' ')
  return [
    column('At', { label: t('columns.at'), width: '10rem' }),
    { key: 'Who', label: t('columns.who'), text: whoText, cell: (row) => <Who row={row} /> },
    column('Kind', { label: t('columns.what'), always: true, card: 'title', words: wordOf }),
    {
      key: 'Subject',
      label: t('columns.subject'),
      text: (row) => {
        const title = titleOf(row)
        if (title) return [maybe('subjects.documentLook'), pick(title)].join(' ')
        return [
          maybe(`subjects.${row.SubjectType}`, row.SubjectType),
          pick(row.SubjectName),
          row.Code === null ? `#${row.SubjectID}` : (settingOf(row.Code)?.label ?? row.Code),
        ]
          .filter(Boolean)
          .join(' ')
      },
      cell: (row) => <Subject row={row} />,
    },
    column('Address', { label: t('columns.address'), hidden: true }),
    column('RequestID', { label: t('columns.request'), hidden: true }),
  ]
}

/** A person's name; who has no account is the system, or a visitor where a request came from somewhere. */
export function useNames() {
  const t = useText('audit')
  const pick = usePick()
  return (id: number | null, name: AuditRow['ActorName'], row: Pick<AuditRow, 'Address'>) => {
    if (id === null) return t(row.Address === null ? 'system' : 'visitor')
    return pick(name) || `${t('formerAccount')} #${id}`
  }
}

export function Who({ row }: { row: AuditRow }) {
  const t = useText('audit')
  const nameOf = useNames()
  return (
    <span>
      <bdi>{nameOf(row.ActorID, row.ActorName, row)}</bdi>
      {row.OnBehalfOfID !== null && (
        <span className={classes['behalf']}>
          {t('onBehalfOf')} <bdi>{nameOf(row.OnBehalfOfID, row.OnBehalfOfName, row)}</bdi>
        </span>
      )}
      {row.ApiTokenName !== null && (
        <span className={classes['behalf']}>
          {t('byToken')} <bdi>{row.ApiTokenName}</bdi>
        </span>
      )}
    </span>
  )
}

export function Subject({ row }: { row: AuditRow }) {
  // Of an act on oneself that has a name, the name says more: the call that was refused.
  const isSelf = row.SubjectType === 'account' && row.SubjectID === row.ActorID && row.Code !== null
  const maybe = (useText('audit') as Translate).maybe
  const settingOf = useSettingsByKey(row.SubjectType === 'setting')
  const setting = row.SubjectType === 'setting' && row.Code !== null ? settingOf(row.Code)?.label : null
  // Whoever opened a document is named as who did it; what it was about is the document.
  const title = useDocumentTitles([row.Kind])(row)
  return (
    <span className={classes['subject']}>
      <span>{maybe(`subjects.${title ? 'documentLook' : row.SubjectType}`, row.SubjectType)}</span>
      {title ? (
        <Localized text={title} />
      ) : row.SubjectName && !isSelf ? (
        <Localized text={row.SubjectName} />
      ) : setting ? (
        <span>{setting}</span>
      ) : (
        <Code>{row.Code ?? (row.SubjectID > 0 ? `#${row.SubjectID}` : nothing)}</Code>
      )}
    </span>
  )
}
