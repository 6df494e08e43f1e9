import { Stack, Text } from '@mantine/core'
import { Code } from '#platform/web/format.tsx'
import { useText } from '#platform/web/text.ts'
import { QrCode } from '#platform/web/ui/files/QrCode.tsx'
import { CodeForm } from '../code/CodeForm.tsx'
import classes from './AddAuthenticator.module.css'

interface ScanAppProps {
  readonly secret: { readonly Secret: string; readonly Uri: string }
  /** Takes the app's first code. Throws the refusal, which is said here. */
  readonly onCode: (code: string) => Promise<unknown>
}

/** The secret for an authenticator app, to be scanned or typed, and the field for its first code. */
export function ScanApp({ secret, onCode }: ScanAppProps) {
  const t = useText('account')
  return (
    <div className={classes['scan']}>
      <div className={classes['qr']}>
        <QrCode value={secret.Uri} label={t('app.qr')} size={184} />
      </div>
      <Stack gap="md" className={classes['words']!}>
        <Text size="sm">{t('app.scan')}</Text>
        <div>
          <Text size="sm" c="dimmed">
            {t('app.byHand')}
          </Text>
          <Code style={{ whiteSpace: 'normal', fontWeight: 600 }}>{secret.Secret.replace(/(.{4})(?=.)/g, '$1 ')}</Code>
        </div>
        <CodeForm label={t('app.firstCode')} submitLabel={t('app.confirm')} onCode={onCode} />
      </Stack>
    </div>
  )
}
