import { Anchor, Box } from '@mantine/core'
import { peopleCalls } from '#modules/people/contract/calls.ts'
import type { Call } from '#platform/shared/call.ts'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import type { RecordOption } from '#platform/web/forms/useOptions.ts'
import { Code } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useGo } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { subjectPage, type PersonKind } from './subject-page.ts'
import { PersonHistoryTable, type HistoryCall } from './PersonHistoryTable.tsx'

interface Told {
  readonly kind: PersonKind
  readonly person: { readonly ID: number; readonly Code: string; readonly name: string }
  readonly call: HistoryCall
  readonly input: Readonly<Record<string, number>>
}

/** The page of one person's history. */
export function PersonHistoryPage({ kind, person, call, input }: Told) {
  const t = useText('audit')
  const page = subjectPage(kind, person.ID)
  return (
    <Page
      title={t('historyOf', { name: person.name })}
      badge={<Code>{person.Code}</Code>}
      actions={
        page !== null && (
          <Anchor component={AppLink} to={page as '/'} size="sm">
            {t('entry.open')}
          </Anchor>
        )
      }
    >
      <PersonHistoryTable of={{ kind, id: person.ID }} call={call} input={input} />
    </Page>
  )
}

const lists = {
  trainee: peopleCalls.listTrainees,
  instructor: peopleCalls.listInstructors,
  organization: peopleCalls.listOrganizations,
} as const

interface Choice {
  readonly kind: keyof typeof lists
  readonly title: string
  /** The address of somebody's page. */
  readonly pageOf: (id: number) => string
  readonly option: (row: any) => RecordOption
}

/** Where the address names nobody: whose history. */
export function ChoosePerson({ kind, title, pageOf, option }: Choice) {
  const t = useText('audit')
  const go = useGo()
  return (
    <Page title={title}>
      <Box maw="26rem">
        <RecordSelect
          call={lists[kind] as Call}
          option={option}
          label={t(`choose.${kind}`)}
          value={null}
          onChange={(id) => id !== null && void go(pageOf(Number(id)) as '/')}
        />
      </Box>
      <EmptyState sentence={t('chooseFirst')} />
    </Page>
  )
}
