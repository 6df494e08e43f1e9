import { Stack, Text } from '@mantine/core'
import { send } from '#platform/web/client.ts'
import { Sep, Typed, useFormat } from '#platform/web/format.tsx'
import { useCall } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { ConfirmButton } from '#platform/web/ui/dialogs/Confirm.tsx'
import { KeyValues } from '#platform/web/ui/KeyValues.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import type { Registration } from '../wire.ts'
import { Objections } from './Objections.tsx'

/** What stands against a registration that there is, with who let what pass and why. Nothing where there is neither. */
export function StandingAgainst({
  registration,
  own,
  onReload,
}: {
  registration: Registration
  /** The trainee reads. */
  own: boolean
  onReload: () => void
}) {
  const words = useText('registration/standing')
  const t = useText('registration')
  const isSent = registration.Main !== 'draft' && registration.Main !== 'changesRequested'
  const query = useCall(calls.getObjections, { RegistrationID: registration.ID })
  const { Overrides, ID, Version } = registration
  const mayLetPass = registration.Actions.includes('override')
  const letPass = Overrides.length > 0 && <LetPass overrides={Overrides} />
  return (
    <QueryView query={query} module="registration">
      {({ Objections: objections }) => {
        // A seat is the matter of the track of its own; here it is what keeps somebody out.
        const shown = isSent ? objections.filter(({ HoldsUp }) => HoldsUp !== 'nothing') : objections
        if (shown.length === 0 && !letPass) return null
        return (
          <Section title={words('title')}>
            <Stack gap="md">
              {shown.length === 0 && <Text size="sm">{words('none')}</Text>}
              <Objections
                objections={shown}
                own={own}
                isSent={isSent}
                actions={(objection) =>
                  mayLetPass &&
                  objection.MayOverride && (
                    <ConfirmButton
                      size="compact-sm"
                      variant="default"
                      label={t('acts.override.do')}
                      question={t('acts.override.ask')}
                      reason="required"
                      reasonLabel={words('reasonOf')}
                      module="registration"
                      onConfirm={async ({ reason }) => {
                        await send(calls.override, {
                          body: { ID, Version, Kind: objection.Kind as never, Reason: reason },
                        })
                        onReload()
                        void query.refetch()
                      }}
                    />
                  )
                }
              />
              {letPass}
            </Stack>
          </Section>
        )
      }}
    </QueryView>
  )
}

function LetPass({ overrides }: { overrides: Registration['Overrides'] }) {
  const words = useText('registration/standing')
  const format = useFormat()
  return (
    <div>
      <Text size="sm" fw={600} mb="xs">
        {words('letPass')}
      </Text>
      <KeyValues
        columns={2}
        items={overrides.map((each) => ({
          label: words(`kinds.${each.Kind}`),
          value: (
            <>
              <Typed>{each.Reason}</Typed>
              <Text size="xs" c="dimmed" component="div">
                {each.By ? (
                  <>
                    <Typed>{each.By}</Typed>
                    <Sep />
                    {format.dateTime(each.At)}
                  </>
                ) : (
                  format.dateTime(each.At)
                )}
              </Text>
            </>
          ),
        }))}
      />
    </div>
  )
}
