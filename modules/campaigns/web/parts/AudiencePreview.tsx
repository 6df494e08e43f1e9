import { Button, Group, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { Input, Output } from '#platform/shared/call.ts'
import { useCall, skip } from '#platform/web/data.ts'
import { Code, Localized } from '#platform/web/format.tsx'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { campaignsCalls as calls } from '../../contract/calls.ts'
import { StandingCounts } from './StandingCounts.tsx'
import { standingTones } from './tones.ts'

type Body = Input<typeof calls.countAudience>['body']
type Counted = Output<typeof calls.countAudience>

interface AudiencePreviewProps {
  /** Null: it is not saved yet. */
  readonly audienceId: number | null
  readonly conditions: Body['Conditions'] | object
  readonly byHand: Body['ByHand'] | object
}

const pageSize = 10

/** How many people an audience of what is chosen would have, counted as one chooses, and who they are. */
export function AudiencePreview({ audienceId, conditions, byHand }: AudiencePreviewProps) {
  const t = useText('campaigns')
  const chosen = JSON.stringify([conditions, byHand])
  const [asked] = useDebouncedValue(chosen, 400)
  const [at, setAt] = useState({ chosen: asked, page: 1 })
  const page = at.chosen === asked ? at.page : 1
  const [Conditions, ByHand] = JSON.parse(asked) as [Body['Conditions'], Body['ByHand']]
  // What the server would refuse is not asked: the form says what is missing.
  const isWhole = Conditions.Activity === null || (Conditions.ActivityDays ?? 0) >= 1
  const query = useCall(
    calls.countAudience,
    isWhole ? { body: { AudienceID: audienceId, Conditions, ByHand, Page: page } } : skip,
  )
  return (
    <Section title={t('parts.preview')} description={t('help.preview')}>
      {isWhole && (
        <QueryView query={query} module="campaigns">
          {(found) => (
            <Counts
              found={found}
              page={page}
              counting={query.isFetching || asked !== chosen}
              onPage={(next) => setAt({ chosen: asked, page: next })}
            />
          )}
        </QueryView>
      )}
    </Section>
  )
}

interface CountsProps {
  readonly found: Counted
  readonly page: number
  readonly counting: boolean
  readonly onPage: (page: number) => void
}

function Counts({ found: { Counts: counts, People }, page, counting, onPage }: CountsProps) {
  const t = useText('campaigns')
  const total = counts.Written + counts.Refused + counts.Twice + counts.NoAddress
  return (
    <Stack gap="md">
      <div aria-live="polite" aria-busy={counting}>
        <StandingCounts counts={counts} />
        {counting && (
          <Text size="sm" c="dimmed">
            {t('counting')}
          </Text>
        )}
      </div>
      <SimpleTable
        caption={t('parts.preview')}
        rows={People}
        rowKey={(row) => `${row.Kind}:${row.PersonID}`}
        emptySentence={t('nobody')}
        columns={[
          { key: 'Name', label: t('fields.person'), card: 'title', cell: (row) => <Localized text={row.Name} /> },
          { key: 'Code', label: t('fields.code'), cell: (row) => <Code>{row.Code}</Code> },
          { key: 'Kind', label: t('fields.kind'), cell: (row) => t(`kinds.${row.Kind}`) },
          { key: 'Address', label: t('fields.address'), cell: (row) => <Code>{row.Address}</Code> },
          {
            key: 'Standing',
            label: t('fields.standing'),
            card: 'badge',
            cell: (row) => <StateBadge tone={standingTones[row.Standing]} label={t(`standings.${row.Standing}`)} />,
          },
        ]}
      />
      {total > pageSize && (
        <Group gap="xs" justify="flex-end">
          <Button variant="default" size="compact-sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
            {t('previous')}
          </Button>
          <Button
            variant="default"
            size="compact-sm"
            disabled={page * pageSize >= total}
            onClick={() => onPage(page + 1)}
          >
            {t('next')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
