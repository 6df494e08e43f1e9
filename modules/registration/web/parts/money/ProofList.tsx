import { Group, Stack, Text } from '@mantine/core'
import { ProofTwins } from '#modules/billing/web/public.ts'
import { Code, InstantText, Localized, Sep, Typed, useFormat } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { FileLink } from '#platform/web/ui/files/FileLink.tsx'
import { StateBadge } from '#platform/web/ui/states/StateBadge.tsx'
import classes from './ProofList.module.css'
import type { Registration } from '../wire.ts'

const tones = { uploaded: 'info', verified: 'success', rejected: 'danger' } as const

/** What was handed in as proof of payment, the newest first, and what became of it. */
export function ProofList({ proofs }: { proofs: Registration['Proofs'] }) {
  const t = useText('registration')
  const format = useFormat()
  if (proofs.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('payment.noProofs')}
      </Text>
    )
  }
  return (
    <ul className={classes['list']}>
      {proofs.map((proof) => (
        <li key={proof.ID} className={classes['proof']}>
          <Group justify="space-between" gap="xs" wrap="wrap">
            <Group gap="sm" wrap="wrap">
              {proof.File && <FileLink id={proof.File.ID} name={proof.File.Name} size={proof.File.Size} />}
              {proof.SwiftCode && (
                <Text size="sm" component="span">
                  {t('payment.swift')} <Code>{proof.SwiftCode}</Code>
                </Text>
              )}
            </Group>
            <StateBadge tone={tones[proof.State]} label={t(`proofStates.${proof.State}`)} />
          </Group>
          <Stack gap={2}>
            <Text size="xs" c="dimmed" component="div">
              <bdi>{proof.UploadedBy}</bdi> <InstantText at={proof.UploadedAt} />
            </Text>
            {proof.Twins.length > 0 && (
              <ProofTwins twins={proof.Twins} stateWord={(state) => t(`proofStates.${state}`)} />
            )}
            {proof.Note && (
              <Text size="sm" component="div">
                <Typed>{proof.Note}</Typed>
              </Text>
            )}
            {proof.Received && (
              <Text size="sm" component="div">
                {t('payment.received')} <strong>{format.money(proof.Received)}</strong>
                {proof.PaymentTypeName && (
                  <>
                    <Sep />
                    <Localized text={proof.PaymentTypeName} />
                  </>
                )}
              </Text>
            )}
            {proof.Reason && (
              <Text size="sm" component="div">
                <span className={classes['why']}>{t('payment.wasRejected')}</span> <bdi>{proof.Reason}</bdi>
              </Text>
            )}
          </Stack>
        </li>
      ))}
    </ul>
  )
}
