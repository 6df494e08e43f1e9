import { Stack, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Sep, Typed, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import type { SectionOf } from '#platform/web/record-sections.ts'
import { useText } from '#platform/web/text.ts'
import { ActionBar } from '#platform/web/ui/acts/ActionBar.tsx'
import { actButtons } from '#platform/web/ui/acts/act-buttons.ts'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { OpenThing } from '#platform/web/ui/record/OpenNow.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { addressActs } from '../../contract/acts.ts'
import { mailboxCalls as calls } from '../../contract/calls.ts'
import type { PersonWithAddress } from '../../rules/undeliverable.ts'

interface Of {
  readonly of: PersonWithAddress
  readonly id: number
}
type Refused = Output<typeof calls.getUndeliverable>['Items'][number]

const pages = {
  trainee: '/User/Trainee-Edit/:ID?',
  instructor: '/Instructor/Add-Edit/:ID?',
  organization: '/User/Organization-Edit/:ID?',
} as const

/** The addresses of a person or an organization: those that no mail reaches, since when and why, and the others. */
function Delivery({ of, id }: Of) {
  const t = useText('mailbox')
  const query = useCall(calls.getUndeliverable, { Of: of, ID: id })
  return (
    <QueryView query={query} module="mailbox">
      {({ Items, Reached }) => (
        <Stack gap="md">
          {Items.length === 0 && <EmptyState sentence={t('delivery.all')} />}
          {Items.map((item) => (
            <OneRefused key={item.ID} item={item} onDone={() => void query.refetch()} />
          ))}
          {Reached.length > 0 && (
            <KeyValues
              items={[
                {
                  label: t('delivery.reached'),
                  value: Reached.map((address, at) => (
                    <span key={address}>
                      {at > 0 && <Sep />}
                      <Code>{address}</Code>
                    </span>
                  )),
                },
              ]}
            />
          )}
        </Stack>
      )}
    </QueryView>
  )
}

function OneRefused({ item, onDone }: { item: Refused; onDone: () => void }) {
  const t = useText('mailbox')
  const format = useFormat()
  return (
    <Section title={<Code>{item.Address}</Code>}>
      <Text size="sm" mb="sm">
        {t('delivery.hint')}
      </Text>
      <KeyValues
        columns={2}
        items={[
          { label: t('fields.state'), value: t('delivery.refused', { day: format.dateTime(item.Since) }) },
          { label: t('delivery.said'), value: <Typed>{item.Said}</Typed> },
        ]}
      />
      <Text size="sm" c="dimmed" my="sm">
        {t('delivery.count', { count: format.number(item.Refusals) })}
      </Text>
      <ActionBar
        module="mailbox"
        allowed={item.Actions}
        actions={actButtons(addressActs, item, ['clearUndeliverable'])}
        onDone={onDone}
      />
    </Section>
  )
}

/** A line for each address that no mail reaches. */
function RefusedOf({ of, id }: Of) {
  const t = useText('mailbox')
  const format = useFormat()
  const { data } = useCall(calls.getUndeliverable, { Of: of, ID: id })
  return data?.Items.map((item) => (
    <OpenThing key={item.ID} act={t('delivery.see')} href={`${href(pages[of], { ID: id })}?tab=delivery`}>
      <Code>{item.Address}</Code>
      <Sep />
      {t('delivery.refused', { day: format.dateTime(item.Since) })}
    </OpenThing>
  ))
}

export const DeliveryOfTrainee = ({ ID }: SectionOf) => <Delivery of="trainee" id={ID} />
export const DeliveryOfInstructor = ({ ID }: SectionOf) => <Delivery of="instructor" id={ID} />
export const DeliveryOfOrganization = ({ ID }: SectionOf) => <Delivery of="organization" id={ID} />
export const RefusedOfTrainee = ({ ID }: SectionOf) => <RefusedOf of="trainee" id={ID} />
export const RefusedOfInstructor = ({ ID }: SectionOf) => <RefusedOf of="instructor" id={ID} />
export const RefusedOfOrganization = ({ ID }: SectionOf) => <RefusedOf of="organization" id={ID} />
