import { Alert, Button, Group, List, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { listTraineesOfCustomer } from '#modules/people/contract/trainees.ts'
import { useGo } from '#platform/web/start/address.ts'
import { skip, useCall, useSend } from '#platform/web/data.ts'
import { RecordSelect } from '#platform/web/forms/fields/RecordSelect.tsx'
import { usePick } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { useDialogHold } from '#platform/web/ui/dialogs/dialog-hold.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { Steps } from '#platform/web/ui/Steps.tsx'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { lastHold } from '../../../rules/seats.ts'
import { VisaNotice } from '../desk/VisaNotice.tsx'
import { Objections } from '../objections/Objections.tsx'
import { budgetsIn, useObjections } from '../objections/useObjections.ts'
import { BudgetFields } from '../person/BudgetFields.tsx'
import { PersonStep } from '../person/PersonStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { noWishes, WishesFields } from '../person/WishesFields.tsx'
import type { UpcomingClass } from '../wire.ts'

const steps = ['person', 'wishes', 'review'] as const

/** Three steps: whose data, which wishes, read again and send. */
export function RegisterSteps({
  row,
  cameFor,
  dates,
  onClose,
}: {
  row: UpcomingClass
  /** The trainee chosen before, of an organization. */
  cameFor: number | null
  dates: string
  onClose: () => void
}) {
  const t = useText('registration')
  const pick = usePick()
  const go = useGo()
  const own = useUser()?.userRole === 'trainee'
  const [step, setStep] = useState<(typeof steps)[number]>('person')
  const [traineeId, setTraineeId] = useState(cameFor)
  const [editing, setEditing] = useState(false)
  const [late] = useState(() => lastHold(row.StartDate) <= new Date())
  const [wishes, setWishes] = useState(noWishes)
  useDialogHold(() => wishes === noWishes)
  const asked = own ? { ClassID: row.ClassID } : traineeId ? { ClassID: row.ClassID, TraineeID: traineeId } : null
  const query = useCall(calls.getMandatoryData, asked ?? skip, { keep: false })
  const person = query.data
  const standing = useObjections(asked && { ...asked, ...budgetsIn(wishes) })
  const objections = standing.data?.Objections
  // What is still to be said in the next step may be put right there.
  const complete =
    person !== undefined &&
    objections?.every(
      ({ Kind, HoldsUp }) => HoldsUp !== 'submission' || (step === 'person' && Kind.endsWith('BudgetExceeded')),
    ) === true
  const adding = useSend(calls.add, {
    module: 'registration',
    success: (answer) => t(answer.Main === 'draft' ? 'register.saved' : own ? 'register.sent' : 'register.sentOther'),
    onDone: (answer) => {
      if (own) void go('/RegistrationStatus/:Code?', { Code: answer.Code })
      else onClose()
    },
  })
  const add = (Submit: boolean) =>
    adding.send({
      body: { ClassID: row.ClassID, Submit, ...wishes, ...(traineeId !== null && { TraineeID: traineeId }) },
    })

  if (row.RegistrationCode) {
    return (
      <Alert color="blue">
        <Stack gap="sm" align="flex-start">
          <Text size="sm">{t('register.already')}</Text>
          <Button
            component={AppLink}
            to="/RegistrationStatus/:Code?"
            params={{ Code: row.RegistrationCode }}
            variant="default"
          >
            {t('register.seeRegistration')}
          </Button>
        </Stack>
      </Alert>
    )
  }
  const words = own ? 'register.steps' : 'register.stepsOther'
  const payer = own && person?.OrganizationName ? pick(person.OrganizationName) : null
  const at = steps.indexOf(step)
  return (
    <Stack gap="lg">
      <Steps
        steps={steps.map((key) => ({ key, label: t(`${words}.${key}`) }))}
        current={step}
        label={t('register.title')}
      />
      {late && <Alert color="yellow">{t('register.late')}</Alert>}
      {objections && objections.length > 0 && <Objections objections={objections} own={own} />}
      {step === 'person' && (
        <>
          {!own && (
            <RecordSelect
              call={listTraineesOfCustomer}
              value={traineeId}
              onChange={setTraineeId}
              option={(each) => ({ value: each.ID, label: pick(each.FullName), code: each.Code })}
              label={t('register.who')}
              placeholder={t('register.chooseTrainee')}
              {...(person && {
                chosen: [
                  {
                    value: person.TraineeID,
                    label: pick({ ar: person.NameAr, en: person.NameEn }),
                    code: person.TraineeCode,
                  },
                ],
              })}
              required
            />
          )}
          {asked && (
            <QueryView query={query} module="registration">
              {(data) => <PersonStep person={data} own={own} onEditing={setEditing} />}
            </QueryView>
          )}
        </>
      )}
      {step === 'wishes' && (
        <>
          <WishesFields value={wishes} onChange={setWishes} payer={payer} own={own} />
          {row.Fee.Minor > 0 && !(own && wishes.PaidByOrganization) && (
            <BudgetFields
              value={wishes}
              onChange={(budgets) => setWishes({ ...wishes, ...budgets })}
              currency={row.Fee.Currency}
              own={own}
              many={!own}
            />
          )}
        </>
      )}
      {step === 'review' && person && (
        <>
          <ReviewStep row={row} dates={dates} person={person} wishes={wishes} payer={payer} />
          <VisaNotice person={person} />
        </>
      )}
      {step === 'review' && (
        <Alert color="blue" title={t('register.what')}>
          <List size="sm">
            <List.Item>{t('register.what1')}</List.Item>
            <List.Item>{t('register.what2')}</List.Item>
            <List.Item>{t('register.what3')}</List.Item>
          </List>
        </Alert>
      )}
      <Group justify="space-between" gap="sm">
        <Group gap="sm">
          {at > 0 && (
            <Button variant="default" onClick={() => setStep(steps[at - 1]!)}>
              {t('register.back')}
            </Button>
          )}
          {own && (
            <Button
              variant="subtle"
              color="gray"
              loading={adding.sending}
              disabled={step === 'person' && editing}
              onClick={() => void add(false)}
            >
              {t('register.saveDraft')}
            </Button>
          )}
        </Group>
        {step === 'review' ? (
          <Button loading={adding.sending} disabled={!complete} onClick={() => void add(true)}>
            {t('register.send')}
          </Button>
        ) : (
          <Button disabled={!complete || (step === 'person' && editing)} onClick={() => setStep(steps[at + 1]!)}>
            {t('register.next')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
