import { Button, Group, Stack, Text } from '@mantine/core'
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { useText } from '#platform/web/text.ts'
import { saveBlob } from '#platform/web/ui/files/files.ts'
import { toast } from '#platform/web/ui/toast.ts'
import classes from './RecoveryCodes.module.css'

/** The recovery codes, the one time that they are told: to be kept as a file, on paper, or elsewhere. */
export function RecoveryCodes({ codes, email }: { codes: readonly string[]; email: string }) {
  const t = useText('account')
  const text = [t('app.fileTitle', { email }), '', ...codes, ''].join('\r\n')
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    toast.done(t('app.copied'))
  }
  return (
    <Stack gap="md">
      <Text size="sm">{t('app.keep')}</Text>
      <div className={classes['sheet']} data-codes>
        <p className={classes['heading']}>{t('app.fileTitle', { email })}</p>
        <ol className={classes['codes']} dir="ltr">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconDownload size="1rem" aria-hidden />}
          onClick={() => saveBlob(new Blob([text], { type: 'text/plain;charset=utf-8' }), t('app.fileName'))}
        >
          {t('app.download')}
        </Button>
        <Button variant="default" leftSection={<IconPrinter size="1rem" aria-hidden />} onClick={() => print()}>
          {t('app.print')}
        </Button>
        {navigator.clipboard && (
          <Button variant="default" leftSection={<IconCopy size="1rem" aria-hidden />} onClick={() => void copy()}>
            {t('app.copy')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
