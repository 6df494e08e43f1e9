import { Alert, Anchor, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, Localized, useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useGo } from '#platform/web/start/address.ts'
import { SimpleTable } from '#platform/web/tables/SimpleTable.tsx'
import { useText } from '#platform/web/text.ts'
import { useDialogHold } from '#platform/web/ui/dialogs/dialog-hold.ts'
import { ConfirmButton } from '#platform/web/ui/dialogs/Confirm.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { mostSent, type SendingVerdict } from '../../../rules/mandatory.ts'
import { BudgetFields } from '../person/BudgetFields.tsx'
import { noWishes, WishesFields } from '../person/WishesFields.tsx'

type Checked = Output<typeof calls.checkTrainees>
type Person = Checked['People'][number]

const tones: Record<SendingVerdict, 'success' | 'neutral' | 'warning'> = {
  ready: 'success',
  alreadyRegistered: 'neutral',
  inactive: 'neutral',
  mandatoryDataMissing: 'warning',
  prerequisiteMissing: 'warning',
  calendarClash: 'warning',
}

/** An organization registers several of its people to one class: who can be, what keeps the others, and what is wished for all. */
export function SendPeople({
  classId,
  currency,
  people,
}: {
  classId: number
  /** Of the class's fee. */
  currency: string
  people: readonly number[]
}) {
  const asked = { ClassID: classId, TraineeIDs: [...new Set(people)].slice(0, mostSent) }
  const query = useCall(calls.checkTrainees, { body: asked }, { keep: false })
  return (
    <QueryView query={query} module="registration">
      {(checked) => <Checked asked={asked} checked={checked} currency={currency} />}
    </QueryView>
  )
}

function Checked({
  asked,
  checked,
  currency,
}: {
  asked: { ClassID: number; TraineeIDs: number[] }
  checked: Checked
  currency: string
}) {
  const t = useText('registration')
  const words = useText('registration/standing')
  const go = useGo()
  const [wishes, setWishes] = useState(noWishes)
  useDialogHold(() => wishes === noWishes)
  const ready = checked.People.filter(({ Verdict }) => Verdict === 'ready').length
  const left = checked.People.length - ready
  const waiting = ready - checked.SeatsLeft
  const { PaidByOrganization: _, ...wished } = wishes
  return (
    <Stack gap="lg">
      <SimpleTable
        caption={words('sending.title')}
        rows={checked.People}
        rowKey={(person: Person) => person.TraineeID}
        cards
        columns={[
          {
            key: 'name',
            label: t('fields.trainee'),
            card: 'title',
            cell: (person: Person) => (
              <>
                <Localized text={person.TraineeName} />
                <Text size="xs" c="dimmed" component="div">
                  <Code>{person.TraineeCode}</Code>
                </Text>
              </>
            ),
          },
          {
            key: 'verdict',
            label: words('sending.verdict'),
            card: 'badge',
            cell: (person: Person) => (
              <StateBadge tone={tones[person.Verdict]} label={words(`sending.verdicts.${person.Verdict}`)} />
            ),
          },
          { key: 'lacks', label: words('sending.lacks'), cell: (person: Person) => <Lacking person={person} /> },
        ]}
      />
      {ready > 0 && (
        <>
          {waiting > 0 && <Alert color="yellow">{words('sending.waits', { count: waiting })}</Alert>}
          <WishesFields value={wishes} onChange={setWishes} payer={null} own={false} />
          <BudgetFields
            value={wishes}
            onChange={(budgets) => setWishes({ ...wishes, ...budgets })}
            currency={currency}
            own={false}
            many
          />
          <Alert color="blue">{words('sending.payer')}</Alert>
        </>
      )}
      <Group justify="flex-end">
        <ConfirmButton
          label={words('sending.send', { count: ready })}
          disabled={ready === 0}
          variant="filled"
          question={left > 0 ? words('sending.left', { count: left }) : words('sending.payer')}
          onConfirm={async () => {
            const { Sent } = await send(calls.sendTrainees, { body: { ...asked, ...wished, OnlyReady: left > 0 } })
            toast.done(words('sending.sent', { count: Sent }))
            void go('/RegisterConfirmation/:Code?', {}, { tab: 'open' })
          }}
        />
      </Group>
    </Stack>
  )
}

/** What keeps somebody from being registered, each with the way to mend it; nothing of who can be. */
function Lacking({ person }: { person: Person }) {
  const t = useText('registration')
  const words = useText('registration/standing')
  const format = useFormat()
  if (person.Verdict === 'alreadyRegistered')
    return person.RegistrationCode ? (
      <Anchor
        component={AppLink}
        to={href('/RegisterConfirmation/:Code?', { Code: person.RegistrationCode }) as '/'}
        inherit
      >
        <Code>{person.RegistrationCode}</Code>
      </Anchor>
    ) : null
  if (person.Verdict === 'inactive') return words('sending.inactive')
  if (person.Missing.length > 0)
    return (
      <>
        {format.list(person.Missing.map((field) => t(`mandatory.${field}`)))}{' '}
        <Anchor
          component={AppLink}
          to={href('/TraineeOfCustomer', {}, { trainee: person.TraineeID }) as '/'}
          inherit
          underline="always"
        >
          {words('sending.fill')}
        </Anchor>
      </>
    )
  return person.MissingCourses.map((course) => (
    <div key={course.ID}>
      <Localized text={course.Name} /> <Code>{course.Code}</Code>{' '}
      {course.NextDate === null
        ? t('register.noNextDate')
        : t('register.nextDate', { day: format.day(course.NextDate) })}
    </div>
  ))
}
