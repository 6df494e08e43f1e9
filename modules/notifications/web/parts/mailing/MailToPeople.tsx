import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { send } from '#platform/web/client.ts'
import { useCall } from '#platform/web/data.ts'
import { usePick } from '#platform/web/format.tsx'
import { SelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { FieldRow } from '#platform/web/forms/fields/FieldRow.tsx'
import { SelectAllMultiSelect } from '#platform/web/forms/fields/SelectAllMultiSelect.tsx'
import { useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useMayPass } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { useAsk } from '#platform/web/ui/dialogs/Ask.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { notificationsCalls as calls } from '../../../contract/calls.ts'
import { mailTypes } from '../../../rules/status-mails.ts'
import { LettersShown } from '../LettersShown.tsx'
import { useMailWords } from './useMailWords.ts'

type Found = Output<typeof calls.getMailPeople>
type About = { readonly CourseClassID: number } | { readonly InstructorID: number }
type MailType = (typeof mailTypes)[number]

/** Sends a mail type to people of a class, or to an instructor, in the text written for their status. */
export function MailToPeople({ about, types }: { about: About; types: readonly MailType[] }) {
  const t = useText('mailing')
  const own = useText('notifications')
  const [type, setType] = useState<number>(types[0]!.type)
  const query = useCall(calls.getMailPeople, { MailType: type, ...about })
  return (
    <Section title={own('sections.mail')} description={t('send.about')}>
      <Stack gap="md">
        <FieldRow>
          <SelectField
            name="type"
            label={t('type')}
            value={type}
            onChange={(chosen) => setType(chosen ?? types[0]!.type)}
            options={types.map((each) => ({ value: each.type as number, label: t(`types.${each.name}`) }))}
            required
          />
        </FieldRow>
        <QueryView query={query} module="notifications">
          {(found) => <Chosen key={type} type={type} about={about} found={found} onSent={query.refetch} />}
        </QueryView>
      </Stack>
    </Section>
  )
}

interface ChosenProps {
  readonly type: number
  readonly about: About
  readonly found: Found
  readonly onSent: () => unknown
}

function Chosen({ type, about, found, onSent }: ChosenProps) {
  const t = useText('mailing')
  const format = useFormat()
  const pick = usePick()
  const { statusName } = useMailWords()
  const statuses = [...new Set(found.People.map(({ Status }) => Status))]
  const [chosen, setChosen] = useState<string | null>(null)
  const status = chosen !== null && statuses.includes(chosen) ? chosen : statuses[0]
  const inStatus = found.People.filter(({ Status }) => Status === status)
  const [people, setPeople] = useState<readonly number[]>([])
  if (status === undefined)
    return (
      <Text size="sm" c="dimmed">
        {t('send.nobody')}
      </Text>
    )
  const sendTo = people.filter((id) => inStatus.some(({ ID }) => ID === id))
  return (
    <Stack gap="md">
      <FieldRow>
        <SelectField
          name="status"
          label={t('status')}
          value={status}
          onChange={(next) => {
            setChosen(next ?? null)
            setPeople([])
          }}
          options={statuses.map((value) => ({
            value,
            label: t('send.statusOf', {
              status: statusName(type, value),
              people: format.count(found.People.filter(({ Status }) => Status === value).length),
            }),
          }))}
          required
        />
        <SelectAllMultiSelect
          name="people"
          label={t('send.people')}
          value={people}
          onChange={(next) => setPeople(next ?? [])}
          options={inStatus.map(({ ID, Name, Code }) => ({ value: ID, label: pick(Name), code: Code }))}
          allLabel={t('send.all')}
          required
        />
      </FieldRow>
      {found.Written.includes(status) ? (
        <Letter
          key={status}
          type={type}
          status={status}
          about={about}
          people={sendTo}
          first={inStatus.find(({ ID }) => ID === sendTo[0]) ?? inStatus[0]!}
          onSent={() => {
            setPeople([])
            onSent()
          }}
        />
      ) : (
        <NoTemplate />
      )}
    </Stack>
  )
}

function NoTemplate() {
  const t = useText('mailing')
  const mayWrite = useMayPass('editorSystemLookup')
  return (
    <Alert color="yellow" variant="light">
      {t('send.noTemplate')}{' '}
      {mayWrite && (
        <Anchor component={AppLink} to="/Setting/MailTemplate" size="sm" c="inherit" underline="always">
          {t('back')}
        </Anchor>
      )}
    </Alert>
  )
}

interface LetterProps {
  readonly type: number
  readonly status: string
  readonly about: About
  readonly people: readonly number[]
  readonly first: Found['People'][number]
  readonly onSent: () => void
}

function Letter({ type, status, about, people, first, onSent }: LetterProps) {
  const t = useText('mailing')
  const own = useText('notifications')
  const pick = usePick()
  const { ask, dialog } = useAsk()
  const preview = useCall(calls.getMailToPeople, { MailType: type, ...about, PersonID: first.ID })
  const asked = () =>
    ask({
      title: own('acts.sendStatusMail.do'),
      question: t('send.ask', { count: people.length }),
      confirmLabel: own('acts.sendStatusMail.do'),
      module: 'notifications',
      run: async () => {
        const { sentCount, leftOutCount } = await send(calls.cordinatorSendMail, {
          body: {
            MailType: type,
            Status: status,
            CourseClassID: 'CourseClassID' in about ? about.CourseClassID : null,
            People: [...people],
          },
        })
        toast.done(t('send.sent', { count: sentCount }))
        if (leftOutCount > 0) toast.info(t('send.leftOut', { count: leftOutCount }))
        onSent()
      },
    })
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('send.seen', { name: pick(first.Name) })}
      </Text>
      <QueryView query={preview} module="notifications">
        {(letters) => <LettersShown letters={letters} />}
      </QueryView>
      <Group>
        <Button disabled={people.length === 0} onClick={asked}>
          {t('send.act')}
        </Button>
      </Group>
      {dialog}
    </>
  )
}
