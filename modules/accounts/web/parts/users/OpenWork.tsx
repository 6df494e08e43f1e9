import { Alert, Skeleton, Stack } from '@mantine/core'
import { useCall } from '#platform/web/data.ts'
import { useText } from '#platform/web/text.ts'
import { accountsCalls } from '../../../contract/calls.ts'
import { openWork } from '../../../contract/open-work.ts'
import classes from './OpenWork.module.css'

/** The question before an account is switched off, with what its owner still has to do. */
export function OpenWork({ id, question }: { id: number; question: string }) {
  return (
    <Stack gap="sm">
      <span>{question}</span>
      <Left id={id} />
    </Stack>
  )
}

/** Nothing where nothing waits. */
function Left({ id }: { id: number }) {
  const t = useText('users')
  const { data, error } = useCall(accountsCalls.getOpenWork, { ID: id }, { keep: false })
  if (error)
    return (
      <Alert color="yellow" role="status">
        {t('openWork.unknown')}
      </Alert>
    )
  if (!data) return <Skeleton height="1.5rem" />
  const left = openWork.filter((kind) => data[kind] > 0)
  if (left.length === 0) return null
  return (
    <Alert color={data.Exams > 0 ? 'red' : 'yellow'} title={t('openWork.lead')} role="status">
      <ul className={classes['list']}>
        {left.map((kind) => (
          <li key={kind}>{t(`openWork.${kind}`, { count: data[kind] })}</li>
        ))}
      </ul>
    </Alert>
  )
}
