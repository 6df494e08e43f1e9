import { Anchor, Stack, Text } from '@mantine/core'
import { skip, useCall } from '#platform/web/data.ts'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { useAddress } from '#platform/web/start/address.ts'
import { DataTable } from '#platform/web/tables/DataTable.tsx'
import { useList } from '#platform/web/tables/useList.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { catalogueCalls } from '../../../contract/calls.ts'
import { courseHref } from '../record/course-address.ts'
import { CourseChanges } from './CourseChanges.tsx'
import { type Change, useChangeWords } from './useChangeWords.tsx'

const named = 3

/** The revisions of a course with what each changed, and two of them side by side. */
export function CourseRevisions({ ID }: { ID: number }) {
  const t = useText('catalogue')
  const format = useFormat()
  const { line } = useChangeWords()
  const seesClasses = useMayPass('adminTrainingCoordinator')
  const { column, props } = useList(catalogueCalls.listCourseRevisions, 'catalogue')
  const lines = (changes: readonly Change[]) => [
    ...changes.slice(0, named).map(line),
    ...(changes.length > named
      ? [t('revisions.more', { count: changes.length - named, shown: format.number(changes.length - named) })]
      : []),
  ]
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('revisions.intro')}
      </Text>
      <DataTable
        {...props}
        id="course-revisions"
        label={t('revisions.tab')}
        input={{ CourseID: ID }}
        columns={[
          column('Number', { label: t('revisions.number'), width: '6rem', card: 'title' }),
          column('MadeAt', { label: t('revisions.madeAt') }),
          column('ByName', {
            label: t('revisions.by'),
            cell: (row) => <Localized text={row.ByName} fallback={t('revisions.itself')} />,
          }),
          {
            key: 'Changes',
            label: t('revisions.changes'),
            text: (row) => row.Changes.map(line).join('\n'),
            cell: (row) =>
              row.Number === 1 ? (
                <Text size="sm" c="dimmed">
                  {t('revisions.first')}
                </Text>
              ) : (
                lines(row.Changes).map((each, at) => <div key={at}>{each}</div>)
              ),
          },
          column('Classes', {
            label: t('revisions.classes'),
            cell: (row) =>
              seesClasses && row.Classes > 0 ? (
                <Anchor
                  component={AppLink}
                  to={href('/CourseClass', {}, { CourseID: ID, CourseRevision: row.Number }) as '/'}
                  inherit
                >
                  {format.number(row.Classes)}
                </Anchor>
              ) : (
                format.number(row.Classes)
              ),
          }),
        ]}
        rowHref={(row) => courseHref(ID, { tab: 'revisions', from: Math.max(1, row.Number - 1), to: row.Number })}
        addressPrefix="revisions-"
        emptySentence={t('revisions.none')}
      />
      <Comparison courseId={ID} />
    </Stack>
  )
}

function Comparison({ courseId }: { courseId: number }) {
  const t = useText('catalogue')
  const format = useFormat()
  const newest = useCall(catalogueCalls.listCourseRevisions, { CourseID: courseId, pageSize: 20 })
  const last = newest.data?.Items[0]?.Number ?? 0
  const { values, change } = useAddress({ from: 0, to: 0 })
  const [from, to] = [values.from || last - 1, values.to || last]
  const compared = useCall(
    catalogueCalls.compareCourseRevisions,
    from >= 1 && to >= 1 ? { courseID: courseId, from, to } : skip,
  )
  if (last < 2) return null
  const options = Array.from({ length: last }, (_, at) => ({
    value: last - at,
    label: format.number(last - at),
  }))
  return (
    <Section title={t('revisions.compare')}>
      <Stack gap="md">
        <FieldRow>
          <SelectField
            name="from"
            label={t('revisions.from')}
            options={options}
            value={from}
            onChange={(number) => number !== null && change({ from: number })}
            required
          />
          <SelectField
            name="to"
            label={t('revisions.to')}
            options={options}
            value={to}
            onChange={(number) => number !== null && change({ to: number })}
            required
          />
        </FieldRow>
        <QueryView query={compared} module="catalogue">
          {(both) => <CourseChanges changes={both.Changes} />}
        </QueryView>
      </Stack>
    </Section>
  )
}
