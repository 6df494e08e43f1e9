export { BirthDateField } from './parts/BirthDateField.tsx'
