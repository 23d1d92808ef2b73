// Starlight as its documentation sets it up.
import fs from 'node:fs';
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

const {sidebar} = JSON.parse(fs.readFileSync('site.json', 'utf8'));

export default defineConfig({
  site: 'https://starlight.example',
  telemetry: false,
  integrations: [
    starlight({
      title: 'Palworld Server Guide',
      favicon: '/img/logo.svg',
      defaultLocale: 'root',
      locales: {root: {label: 'English', lang: 'en'}, ja: {label: '日本語', lang: 'ja'}},
      sidebar,
    }),
  ],
});
