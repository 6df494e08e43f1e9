import { useMediaQuery } from '@mantine/hooks'

/** Narrower than 768 px: tables become cards. Known at the first drawing, so that nothing jumps. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false }) ?? false
