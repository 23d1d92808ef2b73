import type {SettingType, SettingValue} from './types';

export function printValue(type: SettingType, value: SettingValue): string {
  switch (type) {
    case 'bool':
      return value === true ? 'True' : 'False';
    case 'int':
      return String(value);
    case 'float':
      return (value as number).toFixed(6);
    case 'string':
      return `"${String(value).replace(/["\\]/g, '\\$&')}"`;
    case 'enum':
      return String(value);
    case 'list':
      // The game writes an empty list as nothing: `DenyTechnologyList=,`.
      return (value as readonly string[]).length > 0
        ? `(${(value as readonly string[]).join(',')})`
        : '';
  }
}

export function displayValue(type: SettingType, value: SettingValue): string {
  if (type === 'float' || type === 'string') {
    return String(value);
  }
  return type === 'list' ? (value as readonly string[]).join(', ') : printValue(type, value);
}
