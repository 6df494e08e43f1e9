import { Anchor, Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Localized, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { Page, Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { requestsCalls as calls } from '../../../contract/calls.ts'
import { templateKinds } from '../../../rules/proposal-fields.ts'

type Template = Output<typeof calls.getProposalTemplates>['Items'][number]

/** Every template of proposals, by whom a proposal is for. */
export function TemplateList() {
  const t = useText('requests')
  const words = useText('requests/templates')
  const format = useFormat()
  const mayAdd = useMayPass('editor')
  const query = useCall(calls.getProposalTemplates, {})
  return (
    <Page title={t('screens.templates')} description={words('about')}>
      <QueryView query={query} module="requests">
        {({ Items }) => (
          <>
            {templateKinds.map((kind) => (
              <Section
                key={kind}
                title={words(`kinds.${kind}`)}
                {...(mayAdd && {
                  actions: (
                    <Button
                      component={AppLink}
                      variant="default"
                      size="xs"
                      leftSection={<IconPlus size="1rem" aria-hidden />}
                      to={href('/Setting/ProposalTemplate', {}, { add: kind }) as '/'}
                      aria-label={`${words('add')}${format.colon}${words(`kinds.${kind}`)}`}
                    >
                      {words('add')}
                    </Button>
                  ),
                })}
              >
                <Templates caption={words(`kinds.${kind}`)} rows={Items.filter(({ Kind }) => Kind === kind)} />
              </Section>
            ))}
          </>
        )}
      </QueryView>
    </Page>
  )
}

function Templates({ caption, rows }: { caption: string; rows: readonly Template[] }) {
  const t = useText('requests')
  const words = useText('requests/templates')
  const format = useFormat()
  return (
    <SimpleTable
      caption={caption}
      rows={rows}
      rowKey={(row) => row.ID}
      emptySentence={t('noTemplate')}
      columns={[
        {
          key: 'Name',
          label: words('template'),
          card: 'title',
          cell: (row) => (
            <Anchor component={AppLink} to={href('/Setting/ProposalTemplate', {}, { template: row.ID }) as '/'}>
              <Localized text={row.Name} />
            </Anchor>
          ),
        },
        { key: 'IsOwn', label: words('text'), cell: (row) => words(row.IsOwn ? 'own' : 'shipped') },
        {
          key: 'Proposals',
          label: words('proposals'),
          align: 'end',
          cell: (row) => format.number(row.Proposals),
        },
        {
          key: 'State',
          label: words('state'),
          card: 'badge',
          cell: (row) => (
            <Group gap="xs">
              <StateBadge
                tone={row.IsActive ? 'success' : 'neutral'}
                label={words(row.IsActive ? 'offered' : 'notOffered')}
              />
              {row.IsDefault && <StateBadge tone="info" label={words('isDefault')} />}
            </Group>
          ),
        },
      ]}
    />
  )
}
