export { useCurrencies } from './parts/useCurrencies.ts'
