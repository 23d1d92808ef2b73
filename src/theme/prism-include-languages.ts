/** The build colours code (src/core/highlight). */
export default function prismIncludeLanguages(): void {}
