export {default} from '@site/src/components/Search/Page';
