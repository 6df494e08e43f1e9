export { PictureField } from './parts/editor/PictureField.tsx'
