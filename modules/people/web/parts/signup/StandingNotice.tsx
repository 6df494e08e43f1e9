import { Alert, Button, Group, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { Typed, useFormat } from '#platform/web/format.tsx'
import { AppLink } from '#platform/web/link.tsx'
import { useAddress } from '#platform/web/start/address.ts'
import { useText } from '#platform/web/text.ts'
import type { getSignup } from '../../../contract/signup/calls.ts'
import type { SignupKind } from './draft.ts'

export type Signup = Output<typeof getSignup>

/** Why the owner of this address does not go on with this form, or null. */
export function hindrance(
  signup: Signup,
  kind: SignupKind,
): 'registered' | 'waiting' | 'rejected' | 'elsewhere' | null {
  switch (signup.Standing) {
    case 'new':
      return null
    case 'light':
      return kind === 'trainee' || kind === 'lightTrainee' ? null : 'registered'
    case 'moreAsked':
      return signup.Kind === kind ? null : 'elsewhere'
    default:
      return signup.Standing
  }
}

/** Told to nobody but who has proved the address. */
export function StandingNotice(props: {
  signup: Signup
  why: NonNullable<ReturnType<typeof hindrance>>
  onOther: () => void
}) {
  const { signup, why, onOther } = props
  const t = useText('signup')
  const format = useFormat()
  // Where they were on the way to, as from every page of the registration.
  const { to, competition } = useAddress().search
  const day = format.dateTime(signup.Application?.AppliedAt)
  return (
    <Alert
      color={why === 'rejected' ? 'red' : why === 'waiting' ? 'blue' : 'yellow'}
      title={t(`standing.${why}`)}
      role="status"
    >
      {why === 'registered' && <Text size="sm">{t('standing.registeredText')}</Text>}
      {why === 'waiting' && <Text size="sm">{t('standing.waitingText', { day })}</Text>}
      {why === 'elsewhere' && <Text size="sm">{t('standing.elsewhereText')}</Text>}
      {why === 'rejected' && (
        <>
          <Text size="sm">{t('standing.rejectedText')}</Text>
          <Text size="sm" fw={600}>
            <Typed>{signup.Application?.Note}</Typed>
          </Text>
        </>
      )}
      <Group gap="sm" mt="md">
        {why === 'registered' && (
          <Button
            component={AppLink}
            to="/pages/login/:CompetitionCode?"
            params={{ CompetitionCode: competition }}
            search={{ to }}
          >
            {t('logIn')}
          </Button>
        )}
        {why === 'elsewhere' && (
          <Button
            component={AppLink}
            to={signup.Kind === 'organization' ? '/registration/CustomerRegister' : '/registration/InstructorRegister'}
            search={{ to, competition }}
          >
            {t(signup.Kind === 'organization' ? 'standing.openOrganization' : 'standing.openInstructor')}
          </Button>
        )}
        <Button variant="default" onClick={onOther}>
          {t('standing.useOther')}
        </Button>
      </Group>
    </Alert>
  )
}
