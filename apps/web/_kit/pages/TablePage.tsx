import { Button } from '@mantine/core'
import { send } from '#platform/web/client.ts'
import { Code, InstantText, Localized, useFormat, usePick } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { type Column, DataTable, type Filter } from '#platform/web/tables/DataTable.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { type Translate, useText } from '#platform/web/text.ts'
import { Frame } from '../Frame.tsx'
import { act, listOrganizations, listTrainees, states, tones, type Trainee } from '../sample.ts'
import { showcase, useWords } from '../words.ts'

const done = () => send(act, { body: {} })

export default function TablePage() {
  const w = useWords()
  const t = useText(showcase) as Translate
  const format = useFormat()
  const pick = usePick()
  const columns: Column<Trainee>[] = [
    { key: 'Code', label: w.code, sort: true, always: true, cell: (row) => <Code>{row.Code}</Code> },
    { key: 'Name', label: w.name, sort: true, card: 'title', cell: (row) => <Localized text={row.Name} /> },
    { key: 'Email', label: w.email, hidden: true, cell: (row) => <Code>{row.Email}</Code> },
    { key: 'Organization', label: w.organization, cell: (row) => <Localized text={row.Organization} /> },
    { key: 'BirthDate', label: w.birthDate, sort: true, cell: (row) => format.day(row.BirthDate) },
    { key: 'RegisteredAt', label: w.registered, cell: (row) => <InstantText at={row.RegisteredAt} /> },
    { key: 'Percent', label: w.percent, sort: true, align: 'end', cell: (row) => format.percent(row.Percent) },
    {
      key: 'Fee',
      label: w.fee,
      align: 'end',
      cell: (row) => format.money(row.Fee),
      text: (row) => row.Fee.Minor / 100,
    },
    {
      key: 'State',
      label: w.state,
      card: 'badge',
      text: (row) => t.maybe(`states.${row.State}`),
      cell: (row) => <StateBadge module={showcase} state={row.State} tones={tones} />,
    },
  ]
  const filters: Filter[] = [
    {
      key: 'State',
      label: w.state,
      kind: 'choice',
      options: states.map((value) => ({ value, label: t.maybe(`states.${value}`) })),
    },
    {
      key: 'OrganizationID',
      label: w.organization,
      kind: 'record',
      call: listOrganizations,
      option: (row) => ({ value: row.ID, label: pick(row.Name), code: row.Code }),
    },
    { keyFrom: 'From', keyTo: 'To', label: w.registered, kind: 'dayRange' },
  ]
  return (
    <Frame>
      <Page
        title={w.trainees}
        actions={
          <Button component={AppLink} to="/_kit/form">
            {w.emptyAction}
          </Button>
        }
      >
        <DataTable<Trainee>
          id="showcase"
          label={w.trainees}
          module={showcase}
          call={listTrainees}
          columns={columns}
          filters={filters}
          searchable
          rowKey={(row) => row.ID}
          rowHref={(row) => href('/_kit', undefined, { trainee: row.ID })}
          rowActions={() => ({
            approve: { run: done },
            askForChange: { reason: 'required', run: done },
            edit: { href: '/_kit/form' },
            reject: { danger: true, reason: 'required', run: done },
          })}
          bulkActions={() => ({
            remind: { run: done },
            archive: { danger: true, run: done },
          })}
          defaultSort="Code"
          emptySentence={w.empty}
        />
      </Page>
    </Frame>
  )
}
