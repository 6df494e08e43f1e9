import { Anchor, Stack, Text } from '@mantine/core'
import * as z from 'zod'
import { plainText } from '#platform/shared/shapes.ts'
import { RadioField } from '#platform/web/forms/fields/ChoiceFields.tsx'
import { TextAreaField } from '#platform/web/forms/fields/TextFields.tsx'
import { RecordForm } from '#platform/web/forms/RecordForm.tsx'
import { useRecordForm } from '#platform/web/forms/useRecordForm.ts'
import { AppLink } from '#platform/web/link.tsx'
import { useText } from '#platform/web/text.ts'
import { membershipCalls as calls } from '../../contract/calls.ts'
import { replacementCauses, type CardKind, type ReplacementCause } from '../../rules/requesting.ts'
import type { Mine } from './card.ts'
import { Terms } from './Terms.tsx'

const schemaOf = (kind: CardKind) =>
  z
    .object({ Cause: z.enum(replacementCauses).nullable(), Note: plainText(500) })
    .refine(({ Cause }) => (kind === 'replacement') === (Cause !== null), { path: ['Cause'], error: 'required' })

/** Asks for a card; one in place of another says what became of that. */
export function RequestForm({ kind, mine, onClose }: { kind: CardKind; mine: Mine; onClose: () => void }) {
  const t = useText('membership')
  const form = useRecordForm({
    module: 'membership',
    call: calls.request,
    schema: schemaOf(kind),
    initial: { Cause: null as ReplacementCause | null, Note: '' },
    toInput: ({ Cause, Note }) => ({ body: { Kind: kind, Cause, Note } }),
    success: t('mine.sent'),
    onSaved: onClose,
  })
  return (
    <RecordForm form={form} page={false} submitLabel={t(`mine.ask.${kind}`)} onCancel={onClose}>
      <Stack gap={4}>
        <Terms kind={kind} mine={mine} />
        <Text size="sm" c="dimmed">
          {t('mine.photo')}{' '}
          <Anchor component={AppLink} to="/profile" size="sm" underline="always">
            {t('mine.toProfile')}
          </Anchor>
        </Text>
      </Stack>
      {kind === 'replacement' && (
        <RadioField
          {...form.field('Cause')}
          label={t('fields.cause')}
          required
          options={replacementCauses.map((value) => ({ value, label: t(`causes.${value}`) }))}
        />
      )}
      <TextAreaField {...form.field('Note')} label={t('fields.note')} rows={3} />
    </RecordForm>
  )
}
