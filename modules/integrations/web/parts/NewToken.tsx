import { Text } from '@mantine/core'
import { useRef, useState } from 'react'
import type { Output } from '#platform/shared/call.ts'
import { useCall } from '#platform/web/data.ts'
import { Code, useFormat } from '#platform/web/format.tsx'
import { MultiSelectField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { DayField } from '#platform/web/forms/fields/DayFields.tsx'
import { PasswordField, TextAreaField, TextField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { useText } from '#platform/web/text.ts'
import { QueryView } from '#platform/web/ui/states/QueryView.tsx'
import { AskProofCode, ProofCode } from '#modules/signin/web/public.ts'
import type { sendProofCode } from '#modules/signin/contract/security.ts'
import { integrationsCalls as calls } from '../../contract/calls.ts'
import { typedToken } from '../../contract/tokens.ts'
import type { TokenArea } from '../../rules/areas.ts'
import { ShownOnce } from './ShownOnce.tsx'

type Rules = Output<typeof calls.getTokenRules>
type Asked = Output<typeof sendProofCode>

/** Makes a token after its person has proved who they are, and shows it once. */
export function NewToken({ onClose }: { onClose: () => void }) {
  const query = useCall(calls.getTokenRules, {})
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <QueryView query={query} module="integrations">
      {(rules) =>
        rules.HasPassword || asked ? (
          <TokenForm rules={rules} asked={asked} onClose={onClose} />
        ) : (
          <AskProofCode onAsked={setAsked} />
        )
      }
    </QueryView>
  )
}

function TokenForm({ rules, asked, onClose }: { rules: Rules; asked: Asked | null; onClose: () => void }) {
  const t = useText('integrations')
  const words = useText('account')
  const format = useFormat()
  const [token, setToken] = useState<string | null>(null)
  const attemptId = useRef(asked?.attemptId)
  const form = useRecordForm({
    module: 'integrations',
    call: calls.makeToken,
    schema: typedToken,
    initial: {
      Name: '',
      ExpiresOn: rules.LastDay,
      Reads: [] as readonly TokenArea[],
      Writes: [] as readonly TokenArea[],
      Networks: '',
      ...(asked ? { code: '' } : { password: '' }),
    },
    toInput: (values) =>
      ({ body: { ...(values as object), ...(attemptId.current && { attemptId: attemptId.current }) } }) as never,
    fieldOf: (path) => path.replace(/\.\d+$/, ''),
    refusedFields: {
      wrongOldPassword: asked ? 'code' : 'password',
      wrongCode: 'code',
      codeOver: 'code',
      stepOver: 'code',
    },
    onSaved: ({ Token }) => setToken(Token),
  })
  if (token !== null)
    return (
      <ShownOnce value={token} hint={t('token.once')} copied={t('token.copied')} onClose={onClose}>
        <Text size="sm">
          {t('token.how')} <Code isLong>{`Authorization: Bearer ${token.slice(0, 12)}…`}</Code>
        </Text>
      </ShownOnce>
    )
  const areas = rules.Areas.map(({ Area, CanWrite }) => ({ value: Area, label: t(`areas.${Area}`), CanWrite }))
  return (
    <RecordForm form={form} page={false} submitLabel={t('acts.makeToken.do')} onCancel={onClose}>
      <TextField
        {...form.field('Name')}
        label={t('fields.name')}
        description={t('hints.name')}
        maxLength={80}
        required
      />
      <DayField
        {...form.field('ExpiresOn')}
        label={t('fields.expiresOn')}
        description={t('hints.expiresOn', { day: format.day(rules.LastDay) })}
        max={rules.LastDay}
        required
      />
      <MultiSelectField
        {...form.field('Reads')}
        label={t('fields.reads')}
        description={t('hints.areas')}
        options={areas}
      />
      <MultiSelectField
        {...form.field('Writes')}
        label={t('fields.writes')}
        options={areas.filter(({ CanWrite }) => CanWrite)}
      />
      <TextAreaField
        {...form.field('Networks')}
        label={t('fields.networks')}
        description={t('hints.networks')}
        rows={2}
      />
      {asked ? (
        <ProofCode
          field={form.field('code')}
          method={asked.method}
          onAttempt={(id) => {
            attemptId.current = id
          }}
        />
      ) : (
        <PasswordField
          {...form.field('password')}
          label={words('security.confirmPassword')}
          description={t('hints.password')}
          required
        />
      )}
    </RecordForm>
  )
}
